/** What happened, in words, each line with the clause behind it. */

import { useRef } from "react";
import type { Line, Said } from "../messages";
import { Icon } from "../parts/Icon";
import { lineAt } from "../room/state";
import { useTexts } from "../texts";
import { type Sought, useFollowing } from "./useFollowing";

interface Props {
  story: Line[];
  said: Said[];
  /** The line to show, and a number that grows with each wish to see it. */
  sought?: Sought;
  /** The lines that belong to the picture shown, for a replay. */
  present?: (at: number) => boolean;
  why(rule: string): void;
  hearChat?(said: number): void;
}

const SHOWN = 400;

export function Log({ story, said, sought = null, present, why, hearChat }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, story.length - SHOWN);
  const chats = chatsByLine(story, said);
  const presentLine = present ? story.findLastIndex((_, at) => present(at)) : -1;
  useFollowing(list, story.length, sought, presentLine);
  return (
    <section className="log" aria-label={t("log")} data-testid="log">
      {story.length === 0 && <p className="faint">{t("log_empty")}</p>}
      <ol ref={list} className="log-lines" start={first + 1}>
        {story.slice(first).map((line, index) => {
          const at = first + index;
          const chat = chats.get(at);
          return (
            <li
              key={at}
              data-line={at}
              className={`${sought?.line === at ? "sought " : ""}${present?.(at) ? "present" : ""}`}
            >
              <span className="log-text">{line.text}</span>{" "}
              {line.rule !== "" && (
                <button type="button" className="why" onClick={() => why(line.rule)}>
                  <span className="clause-number">{line.rule}</span> {t("why")}
                </button>
              )}
              {chat !== undefined && hearChat && (
                <button
                  type="button"
                  className="why chat-mark"
                  aria-label={t("chat_here", { count: chat.length })}
                  onClick={() => hearChat(chat[0] ?? 0)}
                >
                  <Icon name="chat" /> {chat.length}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function chatsByLine(story: Line[], said: Said[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  said.forEach(({ inputs: then, kind }, index) => {
    if (kind !== "chat") return;
    const at = Math.max(0, lineAt(story, then));
    found.set(at, [...(found.get(at) ?? []), index]);
  });
  return found;
}
