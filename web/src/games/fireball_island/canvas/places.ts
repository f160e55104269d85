/** Where on the island a piece is drawn. */

import type { Stop } from "../../modelIsland/footprints";
import { heightAt, type Relief, slopeAt } from "../../modelIsland/relief";
import type { Figure, IslandBoard, Point } from "../contract";

const PORCH = 0.85;
const WADING = -0.9;
const APART = 0.75;
const PLATEAU = 1.5;

export const WATER = "W";

/** The direction in which one leaves a cave: to the trail, or down the slope. */
export function mouthOf(board: IslandBoard, relief: Relief, cave: string): [number, number] {
  const place = board.caves[cave];
  if (place === undefined) return [0, 1];
  const space = place.beside === null ? undefined : board.spaces[place.beside];
  const [east, south] = slopeAt(relief, place.x, place.y);
  const [x, y] = space === undefined ? [-east, -south] : [space.x - place.x, space.y - place.y];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Where the only piece of a place stands. */
export function standAt(board: IslandBoard, relief: Relief, place: string): Point {
  const [kind = "", name = ""] = place.split(" ");
  const pit = kind === "pit" ? board.pits[name] : undefined;
  if (pit !== undefined) return [pit.x, pit.y, heightAt(relief, pit.x, pit.y)];
  const cave = kind === "cave" ? board.caves[name] : undefined;
  if (cave !== undefined) {
    const [east, south] = mouthOf(board, relief, name);
    const [x, y] = [cave.x + PORCH * east, cave.y + PORCH * south];
    return [x, y, heightAt(relief, x, y)];
  }
  const space = board.spaces[place];
  if (space === undefined) return board.features.start_plateau ?? [0, 0, 0];
  return place === WATER ? [space.x, space.y, WADING] : space.stand;
}

/** The places of a path, where one stands on each. */
export const stopsOf = (board: IslandBoard, relief: Relief, path: string[]): Stop[] =>
  path.map((place) => ({ at: standAt(board, relief, place), deck: place in board.bridges }));

/** Where a figure stands among those that share its place. */
export function restOf(board: IslandBoard, relief: Relief, figures: Figure[], figure: Figure): Point {
  const [x, y, z] = standAt(board, relief, figure.place);
  const crowd = figures.filter(({ place }) => place === figure.place);
  if (crowd.length < 2) return [x, y, z];
  const turn = (crowd.indexOf(figure) / crowd.length) * 2 * Math.PI + Math.PI / 4;
  const away = roomAt(board, figure.place);
  const [east, south] = [x + away * Math.cos(turn), y + away * Math.sin(turn)];
  return [east, south, figure.place === WATER ? z : heightAt(relief, east, south)];
}

function roomAt(board: IslandBoard, place: string): number {
  const pit = board.pits[place.replace("pit ", "")];
  if (pit !== undefined) return 0.5 * pit.radius;
  return (board.spaces[place]?.width ?? 0) > 4 ? PLATEAU : APART;
}
