/** Whether a match was fair: this browser looks at seed and words, the server draws everything again. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { api } from "../api";
import type { Language } from "../games/scene";
import type { Verification } from "../messages";
import { areKept } from "../room/words";
import type { TextKey } from "../texts/en";

/** What everybody could see of the luck of a match before it was over. */
export interface Bound {
  match: string;
  commitment: string;
  words: string[];
}

export interface Checked extends Verification {
  /** What this browser found wrong, if anything. */
  fault: TextKey | null;
  /** Whether it had seen before the match what all players were bound to, and found their words to be that. */
  knewWords: boolean;
}

export const seedCommitment = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`emberisle seed ${seed}`)));

/** What is wrong with a log for somebody who was shown this fingerprint and these words; null if nothing is. */
export function faultIn(log: string, { commitment, words }: Omit<Bound, "match">): TextKey | null {
  const lines = log.trimEnd().split("\n");
  const header = read(lines[0]);
  const seed = read(lines.at(-1))?.seed;
  if (header === null || typeof seed !== "string") return "fair_no_seed";
  if (header.commitment !== commitment || seedCommitment(seed) !== commitment) return "fair_other_seed";
  const same = JSON.stringify(header.words) === JSON.stringify(words);
  return same && areKept(commitment, words) !== false ? null : "words_changed";
}

function read(line: string | undefined): Record<string, unknown> | null {
  try {
    return JSON.parse(line ?? "") as Record<string, unknown>;
  } catch {
    return null;
  }
}

export async function check(bound: Bound, language: Language): Promise<Checked> {
  const [log, found] = await Promise.all([api.log(bound.match), api.verification(bound.match, language)]);
  const knewWords = areKept(bound.commitment, bound.words) === true;
  return { ...found, fault: faultIn(log, bound), knewWords };
}

export type Verdict = "fair" | "unfair" | "unknown";

export function verdictOf({ fault, agrees, decided }: Checked): Verdict {
  if (fault !== null || (decided && !agrees)) return "unfair";
  return decided ? "fair" : "unknown";
}
