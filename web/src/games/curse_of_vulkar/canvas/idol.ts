/** Vul-Kar, of our own design: a six-sided head of basalt with three faces, a mouth in each, and a crest at its back.

It looks to the east. Its mouths are where the marbles come out: as broad as the channels between its walls.
Height 0 is the top of the mountain inside it. */

import {
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  OctahedronGeometry,
  Path,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { box, merged, painted } from "../../modelIsland/mason";
import { GLOW, STONE } from "../../modelIsland/palette";

const GOLD = "#d9a441";
const JADE = "#3f9a8c";
const RUST = "#a2482e";
const NIGHT_STONE = "#3d343c";

/** From the middle to a side, and half of a side. */
const SIDE = 3.45;
const HALF = SIDE * Math.tan(Math.PI / 6);
/** Where the walls end below the ground, where the mouths end, and the sides. */
const FOOT = -3.8;
const ARCH = -0.75;
const BROW = 1.5;
const TOP = 4.1;
/** Half of a mouth, and how deep its throat is. */
const MOUTH = 1.1;
const THROAT = 2.15;
const WALL = 0.5;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Something that was made to look east, turned to the side at this angle. */
const facing = (part: BufferGeometry, degrees: number): BufferGeometry => part.rotateY(radians(degrees));

export function headGeometry(exits: number[]): BufferGeometry {
  const backs = [0, 1, 2, 3, 4, 5].map((n) => 60 * n).filter((turn) => !exits.some((at) => same(at, turn)));
  return merged([
    ...exits.flatMap((turn) => face().map((part) => facing(part, turn))),
    ...backs.flatMap((turn) => back().map((part) => facing(part, turn))),
    ...[0, 1, 2, 3, 4, 5].flatMap((n) => pillar(n).map((part) => facing(part, 60 * n + 30))),
    ...forehead(),
    ...crest(),
  ]);
}

const same = (one: number, other: number): boolean => (((one - other) % 360) + 360) % 360 === 0;

/** A side with a mouth: the walls beside it, lips, teeth, a nose, cheeks and angry brows. */
function face(): BufferGeometry[] {
  const wall = new Shape();
  wall.moveTo(-HALF, FOOT);
  wall.lineTo(HALF, FOOT);
  wall.lineTo(HALF, BROW);
  wall.lineTo(-HALF, BROW);
  wall.closePath();
  const hole = new Path();
  hole.moveTo(-MOUTH, FOOT + 0.01);
  hole.lineTo(-MOUTH, ARCH);
  hole.absarc(0, ARCH, MOUTH, Math.PI, 0, true);
  hole.lineTo(MOUTH, FOOT + 0.01);
  hole.closePath();
  wall.holes.push(hole);
  const plate = new ExtrudeGeometry(wall, { depth: WALL, bevelEnabled: false, curveSegments: 10 });
  const parts = [standing(painted(plate, STONE.basalt), SIDE - WALL)];
  const lip = new TorusGeometry(MOUTH + 0.12, 0.24, 6, 14, Math.PI);
  parts.push(standing(painted(lip, RUST), SIDE, 0, ARCH));
  for (const side of [-1, 1]) {
    parts.push(
      box(SIDE - THROAT, ARCH - FOOT, 0.3, NIGHT_STONE).translate(
        (SIDE + THROAT) / 2 - 0.1,
        (ARCH + FOOT) / 2,
        side * (MOUTH + 0.15),
      ),
      painted(new CylinderGeometry(0.24, 0.3, ARCH - FOOT, 6), RUST).translate(
        SIDE,
        (ARCH + FOOT) / 2,
        side * (MOUTH + 0.14),
      ),
      ...features(side),
    );
  }
  const nose = painted(new ConeGeometry(0.46, 1.25, 4).rotateY(Math.PI / 4), STONE.basaltLight);
  parts.push(nose.translate(SIDE + 0.05, 1.2, 0));
  return parts;
}

/** Teeth, tusk, cheek and brow of one half of a face. */
function features(side: number): BufferGeometry[] {
  const tooth = (aside: number, long: number): BufferGeometry => {
    const up = ARCH + Math.sqrt(Math.max(0, MOUTH * MOUTH - aside * aside));
    return painted(new ConeGeometry(0.17, long, 5).rotateX(Math.PI), STONE.tooth).translate(
      SIDE + 0.05,
      up - long / 2 + 0.06,
      side * aside,
    );
  };
  const tusk = painted(new ConeGeometry(0.24, 1.5, 6), STONE.tooth)
    .rotateZ(-0.35)
    .rotateX(0.12 * side)
    .translate(SIDE + 0.38, -1.15, side * (MOUTH + 0.3));
  const cheek = painted(new SphereGeometry(0.4, 8, 6).scale(0.5, 1, 1), STONE.basaltLight);
  const brow = box(0.5, 0.3, 1.45, JADE)
    .rotateX(-0.42 * side)
    .translate(SIDE - 0.1, 2.6, side * 0.78);
  const socket = painted(new OctahedronGeometry(0.62).scale(0.5, 0.75, 1.1), NIGHT_STONE);
  return [
    tooth(0.3, 0.6),
    tooth(0.78, 0.8),
    tusk,
    cheek.translate(SIDE + 0.02, 0.75, side * 1.25),
    brow,
    socket.rotateX(-0.35 * side).translate(SIDE - 0.28, 1.95, side * 0.85),
  ];
}

/** A side without a mouth: carved bands and a sun. */
function back(): BufferGeometry[] {
  const sun = painted(new CylinderGeometry(0.85, 0.85, 0.2, 12).rotateZ(Math.PI / 2), GOLD);
  const rays = Array.from({ length: 8 }, (_, n) =>
    painted(new ConeGeometry(0.2, 0.55, 4), RUST)
      .translate(0, 1.25, 0)
      .rotateX((n / 8) * 2 * Math.PI)
      .translate(SIDE, -0.1, 0),
  );
  return [
    box(WALL, BROW - FOOT, 2 * HALF, STONE.basalt).translate(SIDE - WALL / 2, (BROW + FOOT) / 2, 0),
    box(0.16, 0.3, 2 * HALF - 0.5, JADE).translate(SIDE + 0.04, 1.15, 0),
    sun.translate(SIDE, -0.1, 0),
    ...rays,
  ];
}

/** A pillar at a corner, with rings round it and a horn at its top. */
function pillar(n: number): BufferGeometry[] {
  const away = SIDE / Math.cos(Math.PI / 6) - 0.12;
  const ring = (up: number, colour: string): BufferGeometry =>
    painted(new CylinderGeometry(0.56, 0.56, 0.24, 8), colour).translate(away, up, 0);
  const horn = painted(new ConeGeometry(0.34, 1.7, 6), n % 2 === 0 ? STONE.tooth : GOLD);
  return [
    painted(new CylinderGeometry(0.42, 0.52, BROW - FOOT + 0.4, 8), STONE.basaltLight).translate(
      away,
      (BROW + FOOT) / 2,
      0,
    ),
    ring(-0.9, JADE),
    ring(0.5, RUST),
    ring(BROW + 0.1, GOLD),
    horn.rotateZ(-0.5).translate(away + 0.3, BROW + 0.9, 0),
  ];
}

/** The head above the faces, open at the top, where the Fireballs drop in. */
function forehead(): BufferGeometry[] {
  const six = (top: number, bottom: number, low: number, high: number, colour: string): BufferGeometry =>
    painted(
      new CylinderGeometry(
        top / Math.cos(Math.PI / 6),
        bottom / Math.cos(Math.PI / 6),
        high - low,
        6,
        1,
        true,
      )
        .rotateY(Math.PI / 6)
        .translate(0, (low + high) / 2, 0),
      colour,
    );
  return [
    six(SIDE - 0.2, SIDE + 0.12, BROW - 0.05, BROW + 0.35, STONE.basaltLight),
    six(2.75, SIDE - 0.25, BROW + 0.3, 3.1, STONE.basalt),
    six(2.9, 2.75, 3.1, 3.4, GOLD),
    six(2.35, 2.8, 3.4, TOP, STONE.basalt),
    six(1.5, 2.35, TOP - 1, TOP, NIGHT_STONE),
    painted(new TorusGeometry(2.3, 0.26, 6, 6).rotateX(Math.PI / 2).rotateY(Math.PI / 6), RUST).translate(
      0,
      TOP,
      0,
    ),
  ];
}

/** Feathers of stone behind the head, so that one sees from afar where it looks. */
function crest(): BufferGeometry[] {
  const colours = [RUST, GOLD, JADE, GOLD, RUST];
  return colours.flatMap((colour, n) => {
    const turn = (n - 2) * 0.42;
    const high = 3.5 - 0.45 * Math.abs(n - 2);
    const feather = new Shape();
    feather.moveTo(-0.42, 0);
    feather.lineTo(-0.62, high * 0.62);
    feather.lineTo(0, high);
    feather.lineTo(0.62, high * 0.62);
    feather.lineTo(0.42, 0);
    feather.closePath();
    const plate = (size: number, deep: number, dye: string): BufferGeometry =>
      painted(
        new ExtrudeGeometry(feather, { depth: deep, bevelEnabled: false }).scale(size, size, 1),
        dye,
      ).translate(0, 0, -deep / 2);
    return [plate(1, 0.3, colour), plate(0.6, 0.42, STONE.basaltLight)].map((part) =>
      part
        .translate(0, 1.2, 0)
        .rotateZ(turn)
        .rotateY(Math.PI / 2)
        .rotateZ(0.22)
        .translate(-2.3, 2.3, 0),
    );
  });
}

/** Drawn on the plan of a side, then stood up so far from the middle. */
const standing = (part: BufferGeometry, away: number, aside = 0, up = 0): BufferGeometry =>
  part.rotateY(Math.PI / 2).translate(away, up, aside);

/** What glows in the head: throats, eyes and the crater. */
export function fireGeometry(exits: number[]): BufferGeometry {
  return merged([
    ...exits.flatMap((turn) => [
      facing(throat(), turn),
      ...[-1, 1].map((side) =>
        facing(
          painted(new OctahedronGeometry(0.42).scale(0.55, 0.7, 1.15), GLOW.flame)
            .rotateX(-0.35 * side)
            .translate(SIDE - 0.08, 1.95, side * 0.85),
          turn,
        ),
      ),
    ]),
    embers(1.75, 16)
      .rotateX(-Math.PI / 2)
      .translate(0, TOP - 0.75, 0),
  ]);
}

function throat(): BufferGeometry {
  const fire = embers(1, 20).scale(MOUTH * 1.15, 2.4, 1);
  return standing(fire, THROAT, 0, ARCH - 1.05);
}

/** A disc that is hottest in its middle. */
function embers(radius: number, corners: number): BufferGeometry {
  const tones = [GLOW.flame, GLOW.mouth, "#8a1c08"].map((tone) => new Color(tone));
  const places: number[] = [];
  const colours: number[] = [];
  const point = (ring: number, n: number): void => {
    const turn = (n / corners) * 2 * Math.PI;
    const away = (ring / 2) * radius;
    const { r, g, b } = tones[ring] as Color;
    places.push(away * Math.cos(turn), away * Math.sin(turn), 0);
    colours.push(r, g, b);
  };
  for (let n = 0; n < corners; n++) {
    for (const [ring, m] of [
      [0, n],
      [1, n],
      [1, n + 1],
      [1, n],
      [2, n],
      [2, n + 1],
      [1, n],
      [2, n + 1],
      [1, n + 1],
    ] as const)
      point(ring, m);
  }
  const disc = new BufferGeometry();
  disc.setAttribute("position", new Float32BufferAttribute(places, 3));
  disc.setAttribute("color", new Float32BufferAttribute(colours, 3));
  disc.computeVertexNormals();
  return disc;
}
