/** What tests of any game try things on. */

import type { Line } from "../messages";

/** A line that tells only what happened. */
export const line = (what: string, ...facts: unknown[]): Line => ({
  text: "",
  rule: "",
  what,
  facts,
  inputs: 0,
});
