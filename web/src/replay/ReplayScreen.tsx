/** A finished match, picture by picture, through whose eyes one likes. */

import { lazy, Suspense, useMemo, useState } from "react";
import { api, Declined, useFetched, useGames, wordsFor } from "../api";
import { looksIn } from "../games";
import type { Line, Replay } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Notice } from "../parts/Notice";
import { Looks } from "../parts/Seat";
import { ShareButton } from "../parts/ShareButton";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { OlderRules } from "../rules/OlderRules";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { Chat } from "../table/Chat";
import { Log } from "../table/Log";
import { Fairness } from "../table/Result";
import { Stage } from "../table/Stage";
import { StatusLine } from "../table/StatusLine";
import { useTexts } from "../texts";
import { Player } from "./Player";
import { useReel } from "./useReel";
import { Viewers } from "./Viewers";

const EndScene = lazy(() => import("../ending/EndScene"));

const NOT_FOUND = 404;

export function ReplayScreen({ match }: { match: string }) {
  const { t, language } = useTexts();
  const [seat, setSeat] = useState<number | null>(null);
  const { value, problem } = useFetched(`${match} ${seat} ${language}`, () =>
    api.replay(match, seat, language),
  );
  useTitle(t("replay"));
  if (problem) {
    const missing = problem instanceof Declined && problem.status === NOT_FOUND;
    return <Notice title={missing ? t("no_replay") : wordsFor(problem, t)} />;
  }
  if (!value) return <TopBar />;
  return <Screening replay={value} setSeat={setSeat} />;
}

type PanelName = "log" | "chat";

function Screening({ replay, setSeat }: { replay: Replay; setSeat(seat: number | null): void }) {
  const { t, language } = useTexts();
  const { match, frames, said } = replay;
  const reel = useReel(frames);
  const [tab, choose] = useState<PanelName>("log");
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const { value: games } = useGames(language);
  const { story, frameOf } = useMemo(() => storyOf(replay), [replay]);
  if (!reel.shown) return <Notice title={t("no_replay")} />;
  const { picture } = reel.shown;
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
  const lines = frames[reel.at]?.lines ?? [];
  // How it ended is not told before it was seen.
  const untold = reel.shown.busy ? Math.max(0, lines.length - 1) : 0;
  const shown = story.filter((_, line) => (frameOf[line] ?? 0) <= reel.at);
  const told = shown.slice(0, shown.length - untold);
  const last = lines[lines.length - 1 - untold]?.text;
  const ended = picture.over && untold === 0 ? picture.asks : (last ?? picture.asks);
  const headline = (reel.shown.busy && frames[reel.at]?.happening) || ended;
  const game = games?.find(({ id }) => id === match.game) ?? null;
  const title = game?.title ?? "";
  return (
    <Looks value={looksIn(picture)}>
      <TopBar>
        <span className="room-title">
          <b>{title}</b> <span className="faint">{t("replay")}</span>
        </span>
      </TopBar>
      <main id="main" className="table replay" tabIndex={-1} data-testid="replay">
        <div className="table-head">
          <StatusLine text={headline || title} />
          <Viewers match={match} shown={picture} seat={replay.seat} choose={setSeat} />
        </div>
        <div className="scene">
          <Stage
            shown={reel.shown}
            names={match.players}
            mine={null}
            play={() => {}}
            why={why}
            advice={null}
            settled={reel.settled}
            fast={reel.jumped}
            pace={reel.pace}
          />
          {picture.over && !reel.shown.busy && reel.at === frames.length - 1 && (
            <Suspense fallback={null}>
              <EndScene
                shown={picture}
                story={story}
                names={match.players}
                game={game}
                mine={[]}
                match={match.id}
                replayed
              />
            </Suspense>
          )}
        </div>
        <Player reel={reel} frames={frames.length} />
        <aside className="side" aria-label={t("side")}>
          <Tabs<PanelName>
            label={t("side")}
            open={tab}
            choose={choose}
            tabs={[
              {
                name: "log",
                text: t("log"),
                icon: "list",
                inside: (
                  <Log
                    story={told}
                    said={said}
                    present={(line) => frameOf[line] === reel.at}
                    why={why}
                    hearChat={() => choose("chat")}
                  />
                ),
              },
              {
                name: "chat",
                text: t("chat"),
                icon: "chat",
                inside: (
                  <Chat
                    said={said}
                    seekMove={(inputs) =>
                      reel.seek(
                        Math.max(
                          0,
                          frames.findLastIndex((frame) => frame.picture.inputs <= inputs),
                        ),
                      )
                    }
                  />
                ),
              },
            ]}
          />
          <div className="row replay-ways">
            <ShareButton path={`/replay/${match.id}`} title={title} />
          </div>
          <OlderRules game={game} version={match.version} t={t} why={why} />
          <Fairness game={match.game} match={match.id} commitment={match.commitment} words={match.words} />
        </aside>
        <Announcer lines={reel.shown.lines} asks="" />
      </main>
      {clause && <RulebookDrawer game={match.game} sought={clause} close={() => setClause(null)} />}
    </Looks>
  );
}

function storyOf({ frames }: Replay): { story: Line[]; frameOf: number[] } {
  const told = frames.flatMap(({ lines }, frame) => lines.map((line) => ({ line, frame })));
  return { story: told.map(({ line }) => line), frameOf: told.map(({ frame }) => frame) };
}
