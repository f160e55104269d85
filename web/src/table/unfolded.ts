/** Whether the list of moves lies open beside the table, remembered by this browser. */

import { keep, kept } from "../keep";
import { Store, useStore } from "../store";

const unfolded = new Store(kept("moves", false));

export const useUnfolded = (): boolean => useStore(unfolded);

export function unfold(open: boolean): void {
  unfolded.set(open);
  keep("moves", open);
}
