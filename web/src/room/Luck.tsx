import { type FormEvent, useState } from "react";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";
import { useWords } from "./useWords";
import { heldFor } from "./words";

const LONGEST_WORDS = 80;

/** What the luck of the match is bound to, and the words that players add to it. */
export function Luck({ room }: { room: Room }) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  const bind = useWords(room);
  if (!picture) return null;
  return (
    <details className="card lobby-luck" data-testid="lobby-luck">
      <summary>
        <h2>{t("luck")}</h2>
      </summary>
      <p>{t("luck_text")}</p>
      <p className="faint small">{t("commitment")}</p>
      <code className="hash" data-testid="commitment">
        {picture.commitment}
      </code>
      {you?.chairs.map((chair) => (
        <WordsForm
          key={chair}
          chair={chair}
          name={picture.chairs[chair]?.name ?? ""}
          off={picture.sealed}
          held={heldFor(picture, chair)?.words ?? null}
          add={(typed) => bind(chair, typed)}
        />
      ))}
      <p className="faint small">
        {t("words_of", {
          names:
            picture.chairs
              .filter((chair) => chair.words_commitment !== "")
              .map((chair) => chair.name)
              .join(", ") || "–",
        })}
      </p>
    </details>
  );
}

interface WordsProps {
  chair: number;
  name: string;
  off: boolean;
  /** The words that are held ready. */
  held: string | null;
  add(words: string): void;
}

function WordsForm({ chair, name, off, held, add }: WordsProps) {
  const { t } = useTexts();
  const [words, setWords] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    add(words);
    setWords("");
  };
  return (
    <form className="words" onSubmit={send}>
      <SeatSign seat={chair} />
      <input
        value={words}
        maxLength={LONGEST_WORDS}
        aria-label={t("words_for", { name })}
        placeholder={t("words_there")}
        disabled={off}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className="button quiet small" disabled={off || words.trim() === ""}>
        {t("use_words")}
      </button>
      {held !== null && (
        <p className="faint small" role="status">
          {t("your_words", { words: held })}
        </p>
      )}
    </form>
  );
}
