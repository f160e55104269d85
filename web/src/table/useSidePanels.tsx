/** The log, the chat and the rulebook beside the table, and the ways from one to another. */

import { useState } from "react";
import type { Picture } from "../messages";
import type { Tab } from "../parts/Tabs";
import { LuckHere } from "../room/Luck";
import { lineAt, seenOf } from "../room/state";
import type { Room } from "../room/useRoom";
import { Rulebook } from "../rules/Rulebook";
import { useTexts } from "../texts";
import { Chat } from "./Chat";
import { Log } from "./Log";

type PanelName = "moves" | "log" | "chat" | "rules";

interface SidePanels {
  tab: PanelName;
  tabs: Tab<PanelName>[];
  choose(tab: PanelName): void;
  /** Opens the rulebook at a clause. */
  why(rule: string): void;
}

export function useSidePanels({ state, ask }: Room, shown: Picture, phone: boolean): SidePanels {
  const { t } = useTexts();
  const [tab, choose] = useState<PanelName>(phone ? "moves" : "log");
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const [line, setLine] = useState<{ line: number; wish: number } | null>(null);
  const [saying, setSaying] = useState<{ said: number; wish: number } | null>(null);
  const [read, setRead] = useState(state.said.length);
  const chats = state.said.length;
  if (tab === "chat" && read !== chats) setRead(chats);

  const why = (rule: string) => {
    setClause({ rule, wish: Date.now() });
    choose("rules");
  };
  const seekMove = (inputs: number) => {
    setLine({ line: lineAt(state.story, inputs), wish: Date.now() });
    choose("log");
  };
  const hearChat = (said: number) => {
    setSaying({ said, wish: Date.now() });
    choose("chat");
  };
  const { you } = state;
  const say =
    you === null
      ? undefined
      : (text: string) => {
          const chair = you.chairs.length === 1 ? you.chairs[0] : null;
          void ask({ type: "chat", text, chair: chair ?? null });
        };
  const tabs: Tab<PanelName>[] = [
    {
      name: "log",
      text: t("log"),
      icon: "list",
      inside: (
        <div className="log-panel">
          {state.room && <LuckHere room={state.room} />}
          <Log story={seenOf(state)} said={state.said} sought={line} why={why} hearChat={hearChat} />
        </div>
      ),
    },
    {
      name: "chat",
      text: t("chat"),
      icon: "chat",
      news: chats > read,
      inside: <Chat said={state.said} sought={saying} say={say} seekMove={seekMove} />,
    },
    {
      name: "rules",
      text: t("rules"),
      icon: "book",
      inside: <Rulebook game={shown.game} sought={clause} />,
    },
  ];
  const known = tab === "moves" && !phone ? "log" : tab;
  return { tab: known, tabs, choose, why };
}
