/** How each kind of tile looks: its sign, its ink, its ground and its form, so that no two differ by colour alone. */

export type Form = "dot" | "disc" | "onward" | "octagon" | "star" | "diamond" | "hexagon" | "square" | "gate";

export interface Look {
  sign: string;
  ink: string;
  ground: string;
  form: Form;
  /** Points along the path (1), against it (-1), or nowhere. */
  points: 1 | -1 | 0;
}

const look = (sign: string, ink: string, ground: string, form: Form, points: 1 | -1 | 0 = 0): Look => ({
  sign,
  ink,
  ground,
  form,
  points,
});

const LOOKS: Record<string, Look> = {
  blank: look("", "#5b4a36", "#cdbfa4", "dot"),
  blue: look("B", "#ffffff", "#2458c8", "disc"),
  red: look("R", "#ffffff", "#b3262e", "disc"),
  "+4": look("+4", "#0a2a12", "#7ccf7a", "onward", 1),
  "+5": look("+5", "#0a2a12", "#7ccf7a", "onward", 1),
  "+6": look("+6", "#0a2a12", "#7ccf7a", "onward", 1),
  "-4": look("\u22124", "#3a0a06", "#ec9686", "onward", -1),
  "1 vs 1": look("1v1", "#fff3de", "#8a4b12", "octagon"),
  "1 vs 3": look("1v3", "#fff0f8", "#8a2f66", "star"),
  switch: look("switch", "#06262a", "#5cc4c9", "diamond"),
  random: look("?", "#241338", "#b79ae6", "hexagon"),
  detour: look("detour", "#ffffff", "#6b7280", "square"),
  "exit detour": look("exit", "#1f242c", "#d5dae3", "square"),
  boost: look("onward", "#ffffff", "#3f7bff", "onward", 1),
  setback: look("onward", "#ffffff", "#d9444c", "onward", -1),
  "50/50": look("\u00bd", "#ffffff", "#7a4fc0", "hexagon"),
  start: look("GO", "#1b1206", "#f0e2c4", "octagon"),
};

const UNKNOWN = look("!", "#1b1206", "#cdbfa4", "disc");

/** The number of a challenge, or 0 for every other square. */
export function challengeOf(kind: string): number {
  const found = /^challenge (\d+)$/.exec(kind);
  return found === null ? 0 : Number(found[1]);
}

export function lookOf(kind: string): Look {
  const challenge = challengeOf(kind);
  return challenge > 0
    ? look(String(challenge), "#1b1206", "#f2c84b", "gate")
    : (LOOKS[kind] ?? { ...UNKNOWN });
}
