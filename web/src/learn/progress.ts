/** How far somebody has come in an introduction. */

export interface Progress {
  /** Where they are, counted from 1. */
  step: number;
  /** The last step they have been to. */
  farthest: number;
  /** The steps whose task they have done. */
  done: number[];
}

type Passed = "done" | "skipped" | null;

export const UNTRIED: Progress = { step: 1, farthest: 1, done: [] };

export function went(progress: Progress, step: number): Progress {
  return { ...progress, step, farthest: Math.max(progress.farthest, step) };
}

/** What became of a step: one that was left behind without its task being done was skipped. */
export function passed({ step, farthest, done }: Progress, number: number): Passed {
  if (done.includes(number)) return "done";
  return number < farthest && number !== step ? "skipped" : null;
}
