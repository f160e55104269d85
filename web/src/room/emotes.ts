/** Feelings that people at a table show: seen beside their faces for some seconds, and kept in the chat. */

import type { EmoteId } from "../faces/ids";
import type { Said } from "../messages";

export interface ShownEmote {
  emote: EmoteId;
  /** Whose it is; null for somebody who only watches. */
  seat: number | null;
  text: string;
  /** When it was heard of (`performance.now`). */
  at: number;
}

export const emotesIn = (said: Said[], at: number): ShownEmote[] =>
  said.flatMap(({ emote, chair, text }) => (emote === null ? [] : [{ emote, seat: chair, text, at }]));
