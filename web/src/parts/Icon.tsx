const PATHS = {
  close: "M5 5l14 14M19 5L5 19",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5M8 14.5v5",
  home: "M3 18c3-1 3-6 6-7l3-6 3 6c3 1 3 6 6 7M2 21c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1",
  sound: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 010 6M19 6.5a8 8 0 010 11",
  mute: "M4 10v4h4l5 4V6L8 10zM17 9.5l4 5M21 9.5l-4 5",
  bell: "M6 17h12l-1.5-2.5V10a4.5 4.5 0 00-9 0v4.5zM10 20h4",
  copy: "M9 9h10v11H9zM5 15V4h10",
  share: "M12 15V4M8 7.5L12 4l4 3.5M5 12v8h14v-8",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  hint: "M9 17h6M10 20h4M12 3a6 6 0 00-3.5 10.8c.6.5.9 1.3 1 2.2h5c.1-.9.4-1.7 1-2.2A6 6 0 0012 3z",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 010 12H9",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  skip: "M5 5v14l8-7zM13 5v14l8-7z",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  door: "M6 21V4l9-1v18zM15 6h4v15M11.5 12v1.5",
  again: "M19 8a8 8 0 10.8 6M19.5 3.5V8H15",
  download: "M12 4v11M8 11.5L12 15l4-3.5M5 20h14",
  eye: "M2.5 12C6 6.5 9 5 12 5s6 1.5 9.5 7c-3.5 5.5-6.5 7-9.5 7s-6-1.5-9.5-7zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6",
  fair: "M12 4v16M7 20h10M4 8h16M4 8l-2.5 6h5zM20 8l-2.5 6h5z",
  key: "M8 12a4 4 0 100 .01M12 12h9M18 12v3.5M21 12v2.5",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5a.5.5 0 100-.01M9 13.5v1M15 13.5v1M9.5 16.5h5M2.5 13v3M21.5 13v3",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  more: "M12 5h.01M12 12h.01M12 19h.01",
  list: "M5 7h.01M5 12h.01M5 17h.01M9 7h11M9 12h11M9 17h11",
  hand: "M8 13V5.5a1.5 1.5 0 013 0V11M11 11V4a1.5 1.5 0 013 0v7M14 11V5.5a1.5 1.5 0 013 0V14a7 7 0 01-7 7c-3 0-4.5-2-6.5-6-.7-1.5 1.2-2.5 2.2-1L8 16",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of our own; what it means is said beside it or by the label of its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
