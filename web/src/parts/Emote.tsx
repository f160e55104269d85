import { EMOTES } from "../faces/emotes";
import type { EmoteId } from "../faces/ids";

/** A feeling, drawn; what it is is said beside it or by the label of its button. */
export function Emote({ emote }: { emote: EmoteId }) {
  return (
    <svg className="emote" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {EMOTES[emote]}
    </svg>
  );
}
