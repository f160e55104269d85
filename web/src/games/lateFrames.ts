/** When drawing is too slow to be followed. */

const SLOW = 0.06;
const PATIENCE = 3;

/** Whether a frame came late, so many seconds after the one before. */
export const isLate = (elapsed: number): boolean => elapsed > SLOW;

/** Whether so many late frames are too many. */
export const isSlow = (late: number): boolean => late >= PATIENCE;
