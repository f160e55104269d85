/** Small drawings for the kinds of things that happen at a table. */

export const LOG_PATHS = {
  dot: "M12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5",
  die: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
  card: "M7 3.5h10v17H7zM10 7h4M10 10h4",
  cards: "M8.5 6.5h9v14h-9zM5.5 17V3.5h9",
  tile: "M8 3h8v18H8zM8 12h8M12 7.5h.01M12 16.5h.01",
  hand: "M4 20c0-5 2-8 8-8s8 3 8 8M12 9V3M9 6l3-3 3 3",
  steps:
    "M8 4c2 0 2.5 3 2 5.5H6.5C5.5 7 6 4 8 4zM6.6 12h3.6M16 11c2 0 2.5 3 1.5 5.5H14c-.5-2.5 0-5.5 2-5.5zM14 19h3.5",
  back: "M20 12H5M10 6l-6 6 6 6",
  pass: "M4 12h14M13 6l6 6-6 6",
  stop: "M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM9 12h6",
  flame:
    "M12 21c-4 0-6-2.5-6-6 0-4 4-6 4-11 4 2 8 6.5 8 11 0 3.5-2 6-6 6zM12 21c-2-1.5-2-4 0-6 2 2 2 4.5 0 6z",
  skull: "M6 15.5C4.5 9 7 4 12 4s7.5 5 6 11.5h-2.5V19h-7v-3.5zM9.5 11h.01M14.5 11h.01M12 16v3",
  coin: "M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v8M10 9.5h3a1.5 1.5 0 010 5h-3",
  chest: "M4 11c0-4 2-6 8-6s8 2 8 6v8H4zM4 12h16M12 11v4",
  gem: "M7 5h10l4 5-9 10L3 10zM3 10h18M9 10l3 10 3-10",
  crown: "M4 18V7l4.5 4L12 5l3.5 6L20 7v11z",
  flag: "M6 21V4M6 5h11l-2.5 4 2.5 4H6",
  swords: "M5 4l11 12M19 4L8 16M6 14l4 4M18 14l-4 4M5 20l2.5-2.5M19 20l-2.5-2.5",
  boat: "M3 15h18l-3 5H6zM12 15V3l6 8h-6",
  cave: "M3 20C3 9 8 5 12 5s9 4 9 15h-5c0-5-1.5-7-4-7s-4 2-4 7z",
  marble: "M14 6a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM3 9h4M2.5 13h3M3 17h4",
  fall: "M12 3v11M7.5 10L12 14.5 16.5 10M5 20h14",
  rise: "M12 17V5M7.5 9L12 4.5 16.5 9M5 20h14",
  shield: "M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6z",
  steal:
    "M4 9c2-3 14-3 16 0 .5 5-2 7-4.5 7-2 0-2.5-2-3.5-2s-1.5 2-3.5 2C6 16 3.5 14 4 9zM8.5 10.5h.01M15.5 10.5h.01",
  swap: "M4 9h14M14 5l4 4-4 4M20 15H6M10 11l-4 4 4 4",
  speech: "M4 5h16v11h-9l-4 4v-4H4z",
  eye: "M2.5 12C6 6.5 9 5 12 5s6 1.5 9.5 7c-3.5 5.5-6.5 7-9.5 7s-6-1.5-9.5-7zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5",
  camera: "M3 8h5l1.5-2.5h5L16 8h5v11H3zM12 10a3.5 3.5 0 100 7 3.5 3.5 0 000-7",
  copter: "M4 5h16M12 5v4M6 13c0-3 3-4 6-4s7 2 7 6H9c-2 0-3-1-3-2zM8 19h10M3 11l3 2",
  turn: "M19 8a8 8 0 10.8 6M19.5 3.5V8H15",
  bell: "M6 17h12l-1.5-2.5V10a4.5 4.5 0 00-9 0v4.5zM10 20h4",
  waves: "M3 10c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 16c2-2 4-2 6 0s4 2 6 0 4-2 6 0",
  paw: "M12 12c3 0 5 3 5 5.5S15 20 12 20s-5 0-5-2.5S9 12 12 12zM6.5 9h.01M10 6h.01M14 6h.01M17.5 9h.01",
} as const;

export type LogIconName = keyof typeof LOG_PATHS;

/** By the name of the event. */
export type LogIcons = Record<string, LogIconName>;

/** What the names of events have in common, for games that choose no drawings of their own. */
const BY_NAME: [RegExp, LogIconName][] = [
  [/^(won|win|wins|victory|shared)/, "crown"],
  [/roll|dice|die\b|threw/, "die"],
  [/score|point|count|gain|paid|pay/, "coin"],
  [/drew|draw|dealt|deal|card|took|take/, "card"],
  [/mov|walk|went|goes|step|reach|advance|land/, "steps"],
  [/pass|skip|declin/, "pass"],
  [/stop|held|hold|end/, "stop"],
  [/lost|lose|bust|out|fail/, "fall"],
  [/play|laid|lay|place|put/, "tile"],
  [/begin|begun|first|round|start/, "flag"],
];

export function iconFor(what: string, own: LogIcons | null): LogIconName {
  return own?.[what] ?? BY_NAME.find(([name]) => name.test(what))?.[1] ?? "dot";
}
