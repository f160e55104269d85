/** What is painted on the ground: its colours, worn paths and scorched lanes, seen from above. */

import { mixed, type Paint, softly } from "../../modelIsland/painting";
import { GROUND, type Rgb } from "../../modelIsland/palette";
import { type Relief, sample, slopeAt } from "../../modelIsland/relief";
import { noise, smooth } from "../../noise";
import type { IslandBoard } from "../contract";

const GREEN = 5.4;
/** How many points of a way are burnt once, twice and so on. */
const SCORCHED = [1000, 40, 24, 12];

export function paintOf(board: IslandBoard, relief: Relief): Paint {
  const [peakX, peakY] = board.idol.base;
  return {
    casting: withIdol(board, relief),
    isGreen: (_x, _y, height) => height <= GREEN,
    colourAt: (x, y) => colourAt(relief, x, y, Math.hypot(x - peakX, y - peakY)),
    draw(pen) {
      wornTrails(pen, board);
      scorchedLanes(pen, board);
      burntPits(pen, board);
    },
  };
}

/** The idol throws its shadow as a cone would. */
function withIdol(board: IslandBoard, relief: Relief): Float32Array {
  const { base, base_radius, summit_z } = board.idol;
  return relief.drawn.map((height, n) => {
    const x = relief.west + (n % relief.columns) * relief.step - base[0];
    const y = relief.north + Math.floor(n / relief.columns) * relief.step - base[1];
    const away = Math.hypot(x, y) / (0.8 * base_radius);
    return away < 1 ? Math.max(height, base[2] + (summit_z - base[2]) * (1 - away * away)) : height;
  });
}

/** Sand at the sea, meadows, jungle, heath and rock above; cliffs in layers, ash round the idol. */
function colourAt(relief: Relief, x: number, y: number, peak: number): Rgb {
  const height = sample(relief, relief.drawn, x, y);
  const [east, south] = slopeAt(relief, x, y);
  const steep = Math.hypot(east, south);
  const broad = noise(x * 0.22 + 3, y * 0.22);
  const fine = noise(x * 1.3, y * 1.3) * 0.6 + noise(x * 3.7, y * 3.7) * 0.4;
  const level = height + 1.6 * (broad - 0.5) + 0.7 * (fine - 0.5);
  let colour = mixed(GROUND.shore, GROUND.sand, smooth((height + 0.25) / 0.5));
  colour = mixed(colour, GROUND.meadow, smooth((level - 1.1) / 0.9));
  colour = mixed(colour, GROUND.grass, smooth((level - 2.2) / 1.4));
  colour = mixed(colour, GROUND.jungle, 0.75 * smooth((broad - 0.5) / 0.25) * smooth((level - 1.8) / 1));
  colour = mixed(colour, GROUND.heath, smooth((level - 5.3) / 1.3));
  colour = mixed(colour, GROUND.rock, smooth((level - 6.3) / 1.3));
  const layers = 0.5 + 0.5 * Math.sin(height * 4.2 + 9 * broad + 2.4 * fine);
  const cliff = mixed(GROUND.cliff, GROUND.heath, 0.4 * layers);
  colour = mixed(colour, cliff, smooth((steep - 0.75 + 0.3 * (fine - 0.5)) / 0.7) * smooth(height / 0.6));
  colour = mixed(colour, GROUND.ash, 0.85 * smooth((8 - peak + 4 * (fine - 0.5)) / 5));
  const grain = 0.88 + 0.24 * fine;
  return [colour[0] * grain, colour[1] * grain, colour[2] * grain];
}

/** Gravel between the spaces, where people walk. */
function wornTrails(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  pen.beginPath();
  for (const [from, to] of board.joins) {
    const [a, b] = [board.spaces[from], board.spaces[to]];
    if (a === undefined || b === undefined || from in board.bridges || to in board.bridges) continue;
    if (Math.min(a.z, b.z) <= 0) continue;
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  softly(pen, 2.7, "rgba(120, 92, 70, 0.02)");
  softly(pen, 1.9, "rgba(222, 198, 168, 0.045)");
}

/** Fire has passed here: the nearer to the perch, the darker. */
function scorchedLanes(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  for (const reach of SCORCHED) {
    pen.beginPath();
    for (const { line } of board.ways) {
      for (const [n, [x, y]] of line.slice(0, reach).entries()) n === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    }
    softly(pen, 2, "rgba(62, 26, 22, 0.02)");
  }
}

function burntPits(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  for (const { x, y, radius } of Object.values(board.pits)) {
    const burnt = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius * 1.25);
    burnt.addColorStop(0, "rgba(42, 18, 16, 0.95)");
    burnt.addColorStop(0.75, "rgba(58, 30, 28, 0.85)");
    burnt.addColorStop(1, "rgba(58, 30, 28, 0)");
    pen.fillStyle = burnt;
    pen.fillRect(x - 2 * radius, y - 2 * radius, 4 * radius, 4 * radius);
  }
}
