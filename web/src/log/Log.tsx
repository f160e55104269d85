/** What happened, in words, turn by turn; the clause behind a line is shown to whoever looks at it. */

import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { gameOnPage } from "../games";
import type { Line, Said } from "../messages";
import { Icon } from "../parts/Icon";
import { SeatSign } from "../parts/Seat";
import { Unbroken } from "../parts/Unbroken";
import { lineAt } from "../room/state";
import { type Sought, useFollowing } from "../table/useFollowing";
import { useTexts } from "../texts";
import { iconFor, LOG_PATHS, type LogIcons } from "./icons";
import { botPlayed, isSetup, lastOf, type Placed, type Turn, turnsOf } from "./turns";
import "./log.css";

interface Props {
  game: string;
  names: string[];
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

/** A table is drawn anew many times a second; its log only when something was told. */
export const Log = memo(function Log({
  game,
  names,
  story,
  said,
  sought = null,
  present,
  why,
  hearChat,
}: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<number | null>(null);
  const toggle = useCallback((at: number) => open((opened) => (opened === at ? null : at)), []);
  const icons = useIcons(game);
  const turns = useMemo(() => lastOf(turnsOf(story, names), SHOWN, story.length), [story, names]);
  const chats = useMemo(() => chatsByLine(story, said), [story, said]);
  const presentLine = present ? story.findLastIndex((_, at) => present(at)) : -1;
  useFollowing(list, story.length, sought, presentLine);
  const line = ({ line, at }: Placed, seat: number | null) => (
    <LogLine
      key={at}
      line={line}
      at={at}
      botFor={line.bot_for == null || line.bot_for === seat ? null : (names[line.bot_for] ?? null)}
      look={`${sought?.line === at ? "sought " : ""}${present?.(at) ? "present" : ""}`}
      icons={icons}
      open={opened === at}
      toggle={toggle}
      why={why}
      chat={hearChat && chats.get(at)}
      hearChat={hearChat}
    />
  );
  return (
    <section className="log" aria-label={t("log")} data-testid="log">
      <h2 className="unseen">{t("log")}</h2>
      {story.length === 0 && <p className="faint">{t("log_empty")}</p>}
      <div ref={list} className="log-lines">
        {turns.map((turn) => (
          <section key={turn.lines[0]?.at} className="log-turn">
            <Heading turn={turn} names={names} />
            <ol start={(turn.lines[0]?.at ?? 0) + 1}>
              {turn.lines.map((placed) => line(placed, turn.seat))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
});

function Heading({ turn, names }: { turn: Turn; names: string[] }) {
  const { t } = useTexts();
  const { seat, number, round } = turn;
  if (isSetup(turn)) return <h3>{t("log_setup")}</h3>;
  if (round !== null) return <h3>{t("log_round", { number: round })}</h3>;
  if (seat === null) return null;
  return (
    <h3>
      <SeatSign seat={seat} /> {names[seat]} <small>{t("log_turn", { number })}</small>{" "}
      {botPlayed(turn) && <BotMark text={t("log_bot_played")} />}
    </h3>
  );
}

/** Says of a turn or a line that a bot played for somebody. */
function BotMark({ text }: { text: string }) {
  return (
    <small className="bot-mark">
      <Icon name="bot" /> {text}
    </small>
  );
}

interface LineProps {
  line: Line;
  at: number;
  look: string;
  /** For whom a bot did it, unless that is said of the whole turn. */
  botFor: string | null;
  icons: LogIcons | null;
  /** Whether it was tapped, which shows what pointing at it shows. */
  open: boolean;
  toggle(at: number): void;
  why(rule: string): void;
  /** What was said then. */
  chat?: number[] | undefined;
  hearChat?: ((said: number) => void) | undefined;
}

const LogLine = memo(function LogLine(props: LineProps) {
  const { line, at, look, botFor, icons, open, toggle, why, chat, hearChat } = props;
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: who has keys comes to the button, and sees it then
    <li data-line={at} data-open={open} className={look} onClick={() => toggle(at)}>
      <svg className="log-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={LOG_PATHS[iconFor(line.what, icons)]} />
      </svg>
      <span className="log-text">
        <Unbroken text={line.text} />
        {botFor !== null && (
          <>
            {" "}
            <BotMark text={t("log_bot_for", { name: botFor })} />
          </>
        )}
      </span>{" "}
      {line.rule !== "" && (
        <button type="button" className="why" onClick={() => why(line.rule)}>
          <span className="clause-number">{line.rule}</span> {t("why")}
        </button>
      )}
      {chat !== undefined && hearChat && (
        <button
          type="button"
          className="chat-mark"
          aria-label={t("chat_here", { count: chat.length })}
          onClick={() => hearChat(chat[0] ?? 0)}
        >
          <Icon name="chat" /> {chat.length}
        </button>
      )}
    </li>
  );
});

/** The drawings that a game has chosen for its events, once they are here. */
function useIcons(game: string): LogIcons | null {
  const [found, setFound] = useState<{ game: string; icons: LogIcons } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without them there are those that any game has.
    gameOnPage(game)
      .icons?.()
      .then(
        ({ icons }) => wanted && setFound({ game, icons }),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return found?.game === game ? found.icons : null;
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
