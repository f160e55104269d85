/** What the luck of a match is bound to: the fingerprint of its seed, and everybody's words. */

import type { ChairPicture } from "../messages";
import { wordsBy } from "../room/words";
import { useTexts } from "../texts";

export interface Luck {
  commitment: string;
  words: string[];
  /** The chairs of those who chose the words, where they are known. */
  chairs?: ChairPicture[];
}

export function BoundTo({ commitment, words, chairs = [] }: Luck) {
  const { t } = useTexts();
  return (
    <dl>
      <dt>{t("commitment")}</dt>
      <dd>
        <code className="hash" data-testid="commitment">
          {commitment}
        </code>
      </dd>
      <dt>{t("words_added")}</dt>
      <dd>{wordsBy(words, chairs)}</dd>
    </dl>
  );
}
