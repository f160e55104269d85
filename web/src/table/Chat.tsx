/** What people say, each line beside the move at which it was said. */

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Said } from "../messages";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";

interface Props {
  said: Said[];
  sought?: { said: number; wish: number } | null;
  say?(text: string): void;
  seekMove?(inputs: number): void;
}

const LONGEST = 500;

export function Chat({ said, sought = null, say, seekMove }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more words are the reason to scroll
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  useEffect(() => {
    if (sought === null) return;
    list.current?.querySelector(`[data-said="${sought.said}"]`)?.scrollIntoView({ block: "nearest" });
  }, [sought]);
  return (
    <section className="chat" aria-label={t("chat")} data-testid="chat">
      <ul ref={list} className="chat-lines">
        {said.length === 0 && <li className="faint">{t("chat_empty")}</li>}
        {said.map((each, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
            key={at}
            data-said={at}
            className={`said-${each.kind}${sought?.said === at ? " sought" : ""}`}
          >
            {each.kind === "chat" && (
              <b>
                {each.chair !== null && <SeatSign seat={each.chair} />} {each.by}
              </b>
            )}{" "}
            <span>{each.text}</span>{" "}
            {seekMove && (
              <button type="button" className="why" onClick={() => seekMove(each.inputs)}>
                {t("at_move", { number: each.inputs })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {say && <Say say={say} />}
    </section>
  );
}

function Say({ say }: { say(text: string): void }) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    say(text.trim());
    setText("");
  };
  return (
    <form className="say" onSubmit={send}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={t("say_something")}
        placeholder={t("say_something")}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={text.trim() === ""}>
        {t("say")}
      </button>
    </form>
  );
}
