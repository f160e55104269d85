/** The table: the scene in the middle, and everything that can be said and done around it. */

import { lazy, Suspense, useCallback, useEffect } from "react";
import type { GamePicture, Notation, OpenWindow, Picture } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Tabs } from "../parts/Tabs";
import { FullRoom } from "../room/FullRoom";
import { answerable, isAsked, isAwayFrom, mineIn } from "../room/state";
import type { Again } from "../room/useAgain";
import type { Room } from "../room/useRoom";
import { OlderRules } from "../rules/OlderRules";
import { useTexts } from "../texts";
import { PHONE, useMedia } from "../useMedia";
import { Actions } from "./Actions";
import { AdviceList } from "./AdviceList";
import { Curtain } from "./Curtain";
import { Minded } from "./Minded";
import { Moves } from "./Moves";
import { ProposalBanner } from "./ProposalBanner";
import { Result } from "./Result";
import { SkipAhead } from "./SkipAhead";
import { Stage } from "./Stage";
import { statusOf } from "./status";
import { seatTags, TableHead } from "./TableHead";
import { useFreshPings, usePoint } from "./usePings";
import { useRemarks } from "./useRemarks";
import { useSidePanels } from "./useSidePanels";
import { useTurnSigns } from "./useTurnSigns";
import { Watching } from "./Watching";
import { askedIn, WindowBar } from "./WindowBar";

const EndScene = lazy(() => import("../ending/EndScene"));

interface Props {
  room: Room;
  shown: Picture;
  game: GamePicture | null;
  again: Again | undefined;
}

export function Table({ room, shown, game, again }: Props) {
  const { t } = useTexts();
  const { state, ask, happen } = room;
  const picture = state.room;
  const phone = useMedia(PHONE);
  const mine = mineIn(state);
  const window = answerable(state);
  const asked = mine ?? window?.chair ?? null;
  const play = usePlay(room, mine, shown.inputs, window);
  const names = picture?.chairs.map((chair) => chair.name) ?? [];
  const remark = useRemarks(shown, names);
  const side = useSidePanels(room, shown, phone);
  const pings = useFreshPings(state.pings);
  const point = usePoint(room, shown.seat);
  useTurnSigns(room, shown, mine, game);
  useNoAnimationUnseen(room);
  if (!picture) return null;

  const status = statusOf(state, shown, t, 0).spoken;
  const away = isAwayFrom(state);
  const pending = state.busy || state.waiting.length > 0;
  const over = shown.over && !pending;
  const curtain = pending ? null : state.curtain;
  const moves = over ? (
    <Result shown={shown} room={picture} game={game} mine={state.you?.chairs ?? []} />
  ) : (
    <>
      <FullRoom picture={picture} seated={(state.you?.chairs.length ?? 0) > 0} />
      <Watching room={room} />
      <Minded room={room} />
      {state.advice && asked !== null && (
        <AdviceList
          choices={state.advice.choices}
          others={state.advice.others}
          play={play}
          putAway={() => happen({ type: "put away" })}
        />
      )}
      {!away && (
        <Moves moves={shown.moves} open={mine !== null} play={play} remark={remark} waiting={status} />
      )}
      <Actions
        room={room}
        asked={asked}
        secrets={game?.secrets ?? false}
        reactions={game?.reactions ?? false}
      />
    </>
  );
  const windowBar = !over && <WindowBar room={room} />;
  return (
    <main id="main" className="table" tabIndex={-1} data-testid="table">
      <TableHead
        state={state}
        shown={shown}
        unit={game?.unit ?? ""}
        fewestWin={game?.fewest_points_win ?? false}
        why={side.why}
      />
      <div className="scene">
        <Stage
          shown={{
            picture: shown,
            previous: state.previous,
            lines: state.lines,
            story: state.story,
            lasts: state.lasts,
            count: state.shows,
            busy: state.busy,
            skipped: state.passed.length > 0,
          }}
          names={names}
          tags={seatTags(state, shown)}
          mine={mine}
          reactions={pending ? undefined : window?.moves}
          play={play}
          why={side.why}
          pings={pings}
          point={point}
          advice={asked === null ? null : (state.advice?.choices ?? null)}
          settled={() => happen({ type: "settled" })}
        />
        {over && (
          <Suspense fallback={null}>
            <EndScene
              shown={shown}
              story={state.story}
              names={names}
              game={game}
              mine={state.you?.chairs ?? []}
              match={picture.match}
              again={again}
            />
          </Suspense>
        )}
        {picture.paused && <p className="scene-note">{t("paused")}</p>}
        <SkipAhead room={room} />
      </div>
      <aside className="side" aria-label={t("side")}>
        <ProposalBanner room={room} />
        <OlderRules game={game} version={picture.version} t={t} why={side.why} />
        {phone && windowBar}
        {!phone && (
          <div className="side-moves">
            {windowBar}
            {moves}
          </div>
        )}
        <Tabs
          label={t("side")}
          tabs={[
            ...(phone
              ? [
                  {
                    name: "moves" as const,
                    text: t("tab_moves"),
                    icon: "hand" as const,
                    news: mine !== null && side.tab !== "moves",
                    inside: moves,
                  },
                ]
              : []),
            ...side.tabs,
          ]}
          open={side.tab}
          choose={side.choose}
        />
      </aside>
      <Announcer
        lines={state.passed.length > 0 ? state.passed : state.lines}
        asks={isAsked(state) ? askedIn(window, t) : pending ? "" : status}
      />
      {curtain !== null && (
        <Curtain
          chair={curtain}
          name={picture.chairs[curtain]?.name ?? ""}
          lift={() => void ask({ type: "look", chair: curtain })}
        />
      )}
    </main>
  );
}

/** Make a move, or answer with it where a window is open. */
function usePlay(
  { ask, forgive }: Room,
  mine: number | null,
  inputs: number,
  window: OpenWindow | null,
): (moves: Notation[]) => void {
  return useCallback(
    (moves: Notation[]) => {
      forgive();
      if (mine !== null) void ask({ type: "play", chair: mine, moves, inputs });
      else if (window !== null && window.chair !== null)
        void ask({ type: "react", chair: window.chair, move: moves[0], inputs: window.inputs });
    },
    [mine, ask, forgive, inputs, window],
  );
}

/** A page that nobody sees shows the table as it is now; browsers stop the clocks of animations there. */
function useNoAnimationUnseen({ state, happen }: Room): void {
  const pending = state.busy || state.waiting.length > 0;
  useEffect(() => {
    if (!pending) return;
    const skip = () => document.hidden && happen({ type: "skip" });
    skip();
    document.addEventListener("visibilitychange", skip);
    return () => document.removeEventListener("visibilitychange", skip);
  }, [pending, happen]);
}
