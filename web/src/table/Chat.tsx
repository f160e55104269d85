/** What people say, each line beside the turn in which it was said. */

import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { EMOTES } from "../faces/emotes";
import type { EmoteId } from "../faces/ids";
import { turnAt, turnsOf } from "../log/turns";
import type { Line, Said } from "../messages";
import { Emote } from "../parts/Emote";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";

interface Props {
  said: Said[];
  /** What was told, by which turns are counted. */
  story?: Line[];
  names?: string[];
  sought?: { said: number; wish: number } | null;
  say?(text: string): void;
  feel?(emote: EmoteId): void;
  seekMove?(inputs: number): void;
}

const LONGEST = 500;
const NONE: never[] = [];

export function Chat({ said, story = NONE, names = NONE, sought = null, say, feel, seekMove }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const turns = useMemo(() => turnsOf(story, names), [story, names]);
  const when = (inputs: number) => {
    const number = turnAt(turns, inputs);
    return number === 0 ? t("before_turns") : t("in_turn", { number });
  };
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
            {each.kind !== "remark" && each.chair !== null && <SeatSign seat={each.chair} size={22} />}{" "}
            {each.kind === "chat" && <b>{each.by}</b>} {each.emote && <Emote emote={each.emote} />}{" "}
            <span>{each.text}</span>{" "}
            {seekMove && (
              <button type="button" className="why" onClick={() => seekMove(each.inputs)}>
                {when(each.inputs)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {feel && <Emotes feel={feel} />}
      {say && <Say say={say} />}
    </section>
  );
}

const FEELINGS = Object.keys(EMOTES) as EmoteId[];

function Emotes({ feel }: { feel(emote: EmoteId): void }) {
  const { t } = useTexts();
  return (
    <fieldset className="emotes" data-testid="emotes">
      <legend className="unseen">{t("emotes")}</legend>
      {FEELINGS.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={t(`emote_${emote}`)}
          title={t(`emote_${emote}`)}
          onClick={() => feel(emote)}
        >
          <Emote emote={emote} />
        </button>
      ))}
    </fieldset>
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
