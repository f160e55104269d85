/** What the server pushes, and the place that it is about. */

export interface Notice {
  title: string;
  body: string;
  room: string;
}

/** What was pushed, if it is a notice; anything else is not shown as one. */
export function noticeIn(text: string): Notice | null {
  try {
    const { title, body, room } = JSON.parse(text) as Partial<Notice>;
    return title && body && room ? { title, body, room } : null;
  } catch {
    return null;
  }
}

export const placeOf = (room: string): string => `/room/${encodeURIComponent(room)}`;

/** One note for each room: a newer one takes its place. */
export const tagOf = (room: string): string => `emberisle-turn-${room}`;
