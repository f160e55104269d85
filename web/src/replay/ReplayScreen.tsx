/** A finished match, picture by picture, through whose eyes one likes. */

import { lazy, Suspense, useMemo, useState } from "react";
import { api, Declined, useFetched, useGames, wordsFor } from "../api";
import { Fairness } from "../fairness/Fairness";
import { Log } from "../log/Log";
import type { Line, MatchSummary, Replay } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { Notice } from "../parts/Notice";
import { AtTable } from "../parts/Seat";
import { ShareButton } from "../parts/ShareButton";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { sittingIn } from "../room/sitting";
import { momentIn } from "../router";
import { OlderRules } from "../rules/OlderRules";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { Chat } from "../table/Chat";
import { Stage } from "../table/Stage";
import { StatusLine } from "../table/StatusLine";
import { useTexts } from "../texts";
import { Player } from "./Player";
import { pictureAfter, useReel } from "./useReel";
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

const chairsOf = ({ players, faces, pieces }: MatchSummary) =>
  players.map((name, seat) => ({ name, face: faces[seat] ?? null, piece: pieces[seat] ?? seat }));

type PanelName = "log" | "chat";

function Screening({ replay, setSeat }: { replay: Replay; setSeat(seat: number | null): void }) {
  const { t, language } = useTexts();
  const { match, frames, said } = replay;
  const [first] = useState(() => pictureAfter(frames, momentIn(location.hash) ?? 0));
  const reel = useReel(frames, first);
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
    <AtTable value={sittingIn(chairsOf(match), picture)}>
      <TopBar>
        <span className="room-title">
          <b>{title}</b> <span className="faint">{t("replay")}</span>
        </span>
      </TopBar>
      <main id="main" className="table replay" tabIndex={-1} data-testid="replay">
        <div className="table-head">
          <StatusLine text={headline || title} />
          <Viewers players={match.players} seat={replay.seat} choose={setSeat} />
        </div>
        <div className="scene">
          <Stage
            shown={reel.shown}
            names={match.players}
            note={game?.fewest_points_win ? t("fewest_win") : undefined}
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
                luck={match}
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
                    game={match.game}
                    names={match.players}
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
                    story={story}
                    names={match.players}
                    seekMove={(inputs) => reel.seek(pictureAfter(frames, inputs))}
                  />
                ),
              },
            ]}
          />
          <div className="row replay-ways">
            <ShareButton path={`/replay/${match.id}`} title={title} />
            <Link className="button quiet" to={`/look-back/${match.id}`}>
              <Icon name="hint" /> {t("look_back")}
            </Link>
          </div>
          <OlderRules game={game} version={match.version} t={t} why={why} />
          <Fairness luck={match} ended={{ game: match.game, match: match.id }} />
        </aside>
        <Announcer lines={reel.shown.lines} asks="" />
      </main>
      {clause && <RulebookDrawer game={match.game} sought={clause} close={() => setClause(null)} />}
    </AtTable>
  );
}

function storyOf({ frames }: Replay): { story: Line[]; frameOf: number[] } {
  const told = frames.flatMap(({ lines }, frame) => lines.map((line) => ({ line, frame })));
  return { story: told.map(({ line }) => line), frameOf: told.map(({ frame }) => frame) };
}
