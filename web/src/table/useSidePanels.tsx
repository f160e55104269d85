/** The log, the chat and the rulebook beside the table, and the ways from one to another. */

import { useCallback, useEffect, useMemo, useState } from "react";
import type { EmoteId } from "../faces/ids";
import { Fairness } from "../fairness/Fairness";
import { Log } from "../log/Log";
import type { Picture } from "../messages";
import type { Tab } from "../parts/Tabs";
import { lineAt, seenOf } from "../room/state";
import type { Room } from "../room/useRoom";
import { Rulebook } from "../rules/Rulebook";
import { useTexts } from "../texts";
import { Chat } from "./Chat";

export type PanelName = "moves" | "log" | "chat" | "rules";

export interface SidePanels {
  /** Which is open; where they cover the board, none may be. */
  tab: PanelName | null;
  coversBoard: boolean;
  tabs: Tab<PanelName>[];
  choose(tab: PanelName): void;
  close?(): void;
  /** Opens the rulebook at a clause. */
  why(rule: string): void;
}

/** The panels; in a compact layout they open over the board, and close again. */
export function useSidePanels(
  { state, ask }: Room,
  shown: Picture,
  names: string[],
  compact: boolean,
): SidePanels {
  const { t } = useTexts();
  const [tab, choose] = useState<PanelName | null>(compact ? null : "log");
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const [line, setLine] = useState<{ line: number; wish: number } | null>(null);
  const [saying, setSaying] = useState<{ said: number; wish: number } | null>(null);
  const chats = state.said.filter(({ kind }) => kind !== "remark").length;
  const [read, setRead] = useState(chats);
  // Where panels cover the board, the end of the match is not to be covered by a list of moves.
  useEffect(() => {
    if (compact && shown.over) choose((open) => (open === "moves" ? null : open));
  }, [compact, shown.over]);
  if (tab === "chat" && read !== chats) setRead(chats);

  const why = useCallback((rule: string) => {
    setClause({ rule, wish: Date.now() });
    choose("rules");
  }, []);
  const seekMove = (inputs: number) => {
    setLine({ line: lineAt(state.story, inputs), wish: Date.now() });
    choose("log");
  };
  const hearChat = useCallback((said: number) => {
    setSaying({ said, wish: Date.now() });
    choose("chat");
  }, []);
  const { you, story, lines, busy } = state;
  const seen = useMemo(() => seenOf({ story, lines, busy }), [story, lines, busy]);
  const chair = you?.chairs.length === 1 ? (you.chairs[0] ?? null) : null;
  const talk = you !== null && {
    say: (text: string) => void ask({ type: "chat", text, chair }),
    feel: (emote: EmoteId) => void ask({ type: "emote", emote, chair }),
  };
  const tabs: Tab<PanelName>[] = [
    {
      name: "log",
      text: t("log"),
      icon: "list",
      inside: (
        <div className="log-panel">
          <Log
            game={shown.game}
            names={names}
            story={seen}
            said={state.said}
            sought={line}
            why={why}
            hearChat={hearChat}
          />
          {/* Once the match is over its end says whether it was fair. */}
          {state.room && !shown.over && <Fairness luck={state.room} />}
        </div>
      ),
    },
    {
      name: "chat",
      text: t("chat"),
      icon: "chat",
      news: chats > read,
      inside: (
        <Chat said={state.said} story={seen} names={names} sought={saying} {...talk} seekMove={seekMove} />
      ),
    },
    {
      name: "rules",
      text: t("rules"),
      icon: "book",
      inside: <Rulebook game={shown.game} sought={clause} />,
    },
  ];
  if (!compact)
    return { tab: tab === null || tab === "moves" ? "log" : tab, coversBoard: false, tabs, choose, why };
  return {
    tab,
    coversBoard: tab !== null,
    tabs,
    choose: (wanted) => choose(wanted === tab ? null : wanted),
    close: () => choose(null),
    why,
  };
}
