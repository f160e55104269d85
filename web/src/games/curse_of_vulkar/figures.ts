/** The figures as the map needs them, and where each is drawn. */

import type { Spot } from "../flatMap/spots";
import type { CurseBoard, CurseView, FigureView } from "./types";

export interface Figure {
  /** Its number among all figures. */
  number: number;
  seat: number;
  place: string;
  lying: boolean;
  /** Degrees by which it is turned, if it lies. */
  turn: number;
  /** Where it lies, if that is known. */
  at: Spot | null;
  swept: boolean;
  colour: string;
  shape: string;
  name: string;
  /** The name of its player, without a number. */
  player: string;
  heart: boolean;
  idol: boolean;
  stung: boolean;
  /** Whether it is in a Snow Globe, and so off the island until all is at rest. */
  globed: boolean;
  /** Which of two figures of one player it is. */
  which: number | null;
}

interface Looks {
  names: string[];
  colours: string[];
  shapes: string[];
}

export const OFF = "off";

export function figuresOf({ figures, globed }: CurseView, { names, colours, shapes }: Looks): Figure[] {
  return figures.map((figure, number) => ({
    number,
    seat: figure.owner,
    place: placeOf(figure),
    lying: figure.lies !== null,
    turn: figure.lies === null ? 0 : 90 - figure.heading,
    at: figure.lies !== null && (figure.x !== 0 || figure.y !== 0) ? [figure.x / 100, figure.y / 100] : null,
    swept: figure.lies === OFF,
    colour: colours[figure.owner] ?? "",
    shape: shapes[figure.owner] ?? "",
    name: nameOf(names, figure.owner, number),
    player: names[figure.owner] ?? "",
    heart: figure.heart,
    idol: figure.idol,
    stung: figure.stung,
    globed: globed.includes(number),
    which: figures.length > names.length ? Math.floor(number / names.length) + 1 : null,
  }));
}

const placeOf = ({ place, lies, lies_at }: FigureView): string =>
  lies === null ? (place ?? OFF) : (lies_at[0] ?? OFF);

/** A player's name; of two figures the second is numbered. */
export const nameOf = (names: string[], seat: number, number: number): string =>
  number < names.length ? (names[seat] ?? "") : `${names[seat] ?? ""} (2)`;

/** Where the copter stands beside the helipad, and where those are drawn who sit in it. */
export const COPTER_ASIDE = 5.6;
const SEATS_APART = 1.5;
/** Figures that share the helipad stand so far from its middle. */
const ON_HELIPAD = 1.4;

/** The middle of a space, or of the copter. */
export function spotOf(board: CurseBoard, place: string): Spot {
  const space = board.spaces[place];
  if (space !== undefined) return [space.x, space.y];
  const pad = board.spaces[board.helipad];
  return [(pad?.x ?? 0) + COPTER_ASIDE, pad?.y ?? 0];
}

export const inCopter = (place: string): boolean => place === "start" || place === "copter";

/** Where each figure is drawn, by its number. */
export function spotsOf(board: CurseBoard, figures: Figure[]): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const figure of figures) spots.set(figure.number, figure.at ?? shared(board, figures, figure));
  return spots;
}

function shared(board: CurseBoard, figures: Figure[], { number, place }: Figure): Spot {
  const [x, y] = place === OFF ? adrift(board) : spotOf(board, place);
  const together = figures.filter((other) => other.place === place && other.at === null);
  const mine = together.findIndex((other) => other.number === number);
  if (together.length < 2) return [x, y];
  if (place !== board.helipad) return [x, y + (mine - (together.length - 1) / 2) * SEATS_APART];
  const turn = ((360 * mine) / together.length + 45) * (Math.PI / 180);
  return [x + ON_HELIPAD * Math.cos(turn), y - ON_HELIPAD * Math.sin(turn)];
}

/** Where somebody drifts of whom only is known that the sea has them. */
function adrift({ extent }: CurseBoard): Spot {
  return [extent[0] + 3, extent[3] - 3];
}
