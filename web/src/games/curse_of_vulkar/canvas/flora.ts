/** What grows and lies about in each region. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from "three";
import { bush, type Flora, palm, type Site } from "../../modelIsland/greenery";
import { boulder, box, painted } from "../../modelIsland/mason";
import { LEAF, STONE, WOOD } from "../../modelIsland/palette";
import { scatter } from "../../noise";
import { regionAt } from "./regions";

type Kind =
  | "palm"
  | "bush"
  | "blossom"
  | "parasol"
  | "pebble"
  | "jungle"
  | "rock"
  | "shard"
  | "snag"
  | "driftwood"
  | "cinder";

const CLOTHS = ["#e2574c", "#2f9fb8", "#f2b63c", "#d9589a", "#57a05a"];
const BEACH = 5.2;
const TREELINE = 8.4;

function scarside({ z, steep, chance, wooded }: Site): Kind | null {
  if (z < 4.4 && steep < 0.5 && chance < 0.16) return "driftwood";
  if (chance < 0.3 + 0.3 * (wooded - 0.5)) return "shard";
  if (steep < 0.6 && chance > 0.86) return "snag";
  return chance > 0.5 && chance < 0.66 ? "cinder" : null;
}

function summit({ z, steep, chance, wooded, hidesNothing }: Site): Kind | null {
  if (z > TREELINE) return chance > 0.74 ? "rock" : null;
  if (hidesNothing && steep < 0.7 && chance < 0.12 + 0.9 * (wooded - 0.3)) return "jungle";
  if (steep < 0.9 && chance > 0.72) return "bush";
  return chance > 0.5 && chance < 0.6 ? "rock" : null;
}

function beachside({ z, steep, chance, wooded, hidesNothing }: Site): Kind | null {
  if (hidesNothing && steep < 0.6 && chance < 0.3 + 0.7 * (wooded - 0.4)) return "palm";
  if (z < BEACH && steep < 0.4 && chance > 0.86) return "parasol";
  if (steep < 0.8 && chance > 0.66 && chance < 0.8) return z < BEACH ? "pebble" : "blossom";
  return z > BEACH && chance > 0.9 ? "bush" : null;
}

const GROWS = { scarside, summit, beachside };

export const FLORA: Flora<Kind> = {
  grows: (site) => GROWS[regionAt(site.x, site.y)](site),
  shapes: {
    palm,
    bush: (n) => [bush(n)],
    blossom,
    parasol,
    pebble: (n) => [boulder(0.3, "#e4c9a0", n)],
    jungle,
    rock: (n) => [boulder(0.6, STONE.boulder, n)],
    shard,
    snag,
    driftwood,
    cinder: (n) => [boulder(0.5, "#574c52", n), boulder(0.28, "#6d4a44", n + 1).translate(0.6, 0, 0.2)],
  },
};

/** A low bush with flowers. */
function blossom(n: number): BufferGeometry[] {
  const flowers = Array.from({ length: 5 }, (_, m) => {
    const turn = (m / 5) * 2 * Math.PI + n;
    const up = 0.25 + 0.14 * scatter(n, m);
    return painted(new IcosahedronGeometry(0.12, 0), CLOTHS[(n + m) % CLOTHS.length] ?? "").translate(
      0.42 * Math.cos(turn),
      up,
      0.42 * Math.sin(turn),
    );
  });
  return [bush(2 * n), ...flowers];
}

/** A parasol, and a towel in its shade. */
function parasol(n: number): BufferGeometry[] {
  const [one, other] = [CLOTHS[n % CLOTHS.length] ?? "", "#fff6e6"];
  const slices = Array.from({ length: 8 }, (_, m) =>
    painted(
      new ConeGeometry(1, 0.5, 2, 1, true, (m / 8) * 2 * Math.PI, Math.PI / 4),
      m % 2 === 0 ? one : other,
    ).translate(0, 1.75, 0),
  );
  return [
    ...slices,
    painted(new CylinderGeometry(0.05, 0.05, 2, 5).translate(0, 0.8, 0), WOOD.sail),
    box(1.3, 0.08, 0.62, CLOTHS[(n + 2) % CLOTHS.length] ?? "").translate(1.0, 0.08, 0.5),
  ];
}

/** A tree of the jungle, with a crown in tufts. */
function jungle(n: number): BufferGeometry[] {
  const tuft = (x: number, up: number, z: number, size: number, colour: string): BufferGeometry =>
    painted(new IcosahedronGeometry(size, 0).scale(1, 0.8, 1).rotateY(n + x), colour).translate(x, up, z);
  return [
    painted(new CylinderGeometry(0.13, 0.2, 1.3, 5).translate(0, 0.6, 0), LEAF.trunk),
    tuft(0, 1.75, 0, 0.82, "#2f7444"),
    tuft(0.5, 1.35, 0.25, 0.55, "#3f8a48"),
    tuft(-0.45, 1.45, -0.2, 0.6, "#5a9c4c"),
  ];
}

/** Black glass that stands out of the ground. */
function shard(n: number): BufferGeometry[] {
  return [0, 1, 2].map((m) => {
    const high = 0.7 + 1.1 * scatter(n, m);
    const lean = 0.7 * (scatter(m, n) - 0.5);
    const colour = m === 0 ? "#3a3048" : m === 1 ? "#2a2434" : "#54486a";
    return painted(new ConeGeometry(0.26 + 0.12 * scatter(n, m + 5), high, 5), colour)
      .rotateZ(lean)
      .translate(0.34 * (m - 1), 0.4 * high - 0.1, 0.3 * (scatter(n + m, 2) - 0.5));
  });
}

/** A burnt tree without leaves. */
function snag(n: number): BufferGeometry[] {
  const branch = (up: number, lean: number, turn: number, long: number): BufferGeometry =>
    painted(new CylinderGeometry(0.03, 0.08, long, 4).translate(0, long / 2, 0), "#463a38")
      .rotateZ(lean)
      .rotateY(turn)
      .translate(0, up, 0);
  return [
    painted(new CylinderGeometry(0.09, 0.18, 1.7, 5).translate(0, 0.8, 0), "#3c3232"),
    branch(0.9, 0.8, n, 0.9),
    branch(1.2, -0.7, n + 1.4, 0.8),
    branch(1.5, 0.4, n + 2.5, 0.7),
  ];
}

/** Bleached logs, washed ashore. */
function driftwood(n: number): BufferGeometry[] {
  const log = (long: number, thick: number, colour: string): BufferGeometry =>
    painted(new CylinderGeometry(thick * 0.7, thick, long, 6).rotateZ(Math.PI / 2), colour);
  return [
    log(2, 0.18, "#b8a48c").translate(0, 0.16, 0),
    log(1.3, 0.12, "#9c8871")
      .rotateY(0.9 + scatter(n, 1))
      .translate(0.2, 0.3, 0.15),
  ];
}
