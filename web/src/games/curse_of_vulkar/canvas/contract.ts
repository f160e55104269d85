import type { FlatMapProps } from "../flat/FlatMap";

/** What the island in three dimensions is told: all that the flat map is told, and how it is to be drawn. */
export interface CurseCanvasProps extends FlatMapProps {
  detail: "full" | "low";
  label: string;
  /** What is said while the island is made. */
  making: string;
}

/** What moves in a film, and so is not drawn where it was at rest. */
export interface Hidden {
  decks: ReadonlySet<string>;
  embers: ReadonlySet<string>;
  boulder: boolean;
  fireballs: number;
}
