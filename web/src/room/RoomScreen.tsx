/** A room: the lobby before the match, the table during and after it. */

import { useCallback, useEffect, useState } from "react";
import { api, Declined, useFetched, useGames, wordsFor } from "../api";
import { looksIn } from "../games";
import { invitationFor, rememberRoom, tokenFor } from "../memory";
import { Icon } from "../parts/Icon";
import { Notice } from "../parts/Notice";
import { Looks } from "../parts/Seat";
import { TopBar } from "../parts/TopBar";
import { wishOnArrival } from "../router";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { settings } from "../settings";
import { RefusalToast } from "../table/RefusalToast";
import { Table } from "../table/Table";
import { useTexts } from "../texts";
import { InviteDialog } from "./InviteDialog";
import { KeyDialog } from "./KeyDialog";
import { Lobby } from "./Lobby";
import { Starting } from "./Starting";
import { mineIn } from "./state";
import { useAgain } from "./useAgain";
import { usePush } from "./usePush";
import { useRoom } from "./useRoom";
import { choose, commitmentTo } from "./words";

const NOT_FOUND = 404;

export function RoomScreen({ code }: { code: string }) {
  const { t } = useTexts();
  const [tries, setTries] = useState(0);
  const { problem } = useFetched(`${code} ${tries}`, () => api.room(code));
  // A server that is silent or in trouble is called again and again by the line to the room.
  if (!(problem instanceof Declined) || problem.status >= 500) return <KnownRoom code={code} />;
  if (problem.status === NOT_FOUND) {
    return (
      <Notice title={t("no_room")}>
        <p>{t("no_room_text", { code })}</p>
      </Notice>
    );
  }
  return (
    <Notice title={t("door_shut")}>
      <p role="alert">{wordsFor(problem, t)}</p>
      <p>
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {t("call_again")}
        </button>
      </p>
    </Notice>
  );
}

function KnownRoom({ code }: { code: string }) {
  const { t, language } = useTexts();
  const room = useRoom(code);
  const { value: games } = useGames(language);
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const [inviting, setInviting] = useState(false);
  const [keptOut, setKeptOut] = useState("");
  const { state, status, refused, shut, ask, comeIn } = room;
  const { again, starting, giveUp } = useAgain(room);
  usePush(code, state, room.rest);
  const game = games?.find(({ id }) => id === state.room?.game) ?? null;

  const seed = state.room?.commitment;
  const keptFrom = state.you?.may_sit === false && state.you.chairs.length === 0;
  const kept = state.room?.invited_only === true && state.you?.may_sit !== true;
  const sit = useCallback(
    async (chair: number, name: string) => {
      const called = name.trim() || settings.get().name.trim() || t("guest");
      setKeptOut("");
      try {
        const invitation = invitationFor(code);
        if (tokenFor(code) === null || (keptFrom && invitation !== "")) {
          const { token, person } = await api.comeIn(code, { name: called, invitation });
          rememberRoom(code, { token, person });
          comeIn();
        }
        if (kept && invitation === "") return; // to be here is to ask
        const bound = seed === undefined ? null : commitmentTo(choose(code, chair, seed, "").words);
        await ask({ type: "sit", chair, name: called, words_commitment: bound });
      } catch (problem) {
        setKeptOut(wordsFor(problem, t));
      }
    },
    [code, seed, keptFrom, kept, comeIn, ask, t],
  );

  const picture = state.room;
  const arrived = state.you !== null;
  useEffect(() => {
    if (arrived && wishOnArrival() === "sit") void sit(0, "");
  }, [arrived, sit]);
  const mine = mineIn(state);
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
  if (room.removed !== null) {
    return (
      <>
        <TopBar />
        <Notice title={room.removed}>
          {picture?.locked !== true && (
            <p>
              <button type="button" className="button quiet" onClick={room.watch}>
                {t("watch")}
              </button>
            </p>
          )}
        </Notice>
      </>
    );
  }
  if (shut !== null) {
    return (
      <>
        <TopBar />
        <KeyDialog code={code} comeIn={comeIn} />
        <Notice title={t("door_shut")}>
          <p role="alert">{shut}</p>
        </Notice>
      </>
    );
  }
  return (
    <>
      <TopBar>
        <span className="room-title">
          <b>{game?.title}</b>
          <button type="button" className="room-code" onClick={() => setInviting(true)}>
            <span className="unseen">{t("invite")} </span>
            <code>{code}</code> <Icon name="share" />
          </button>
          {picture && picture.watchers > 0 && (
            <span className="tag">{t("watchers", { count: picture.watchers })}</span>
          )}
        </span>
      </TopBar>
      {status === "reconnecting" && (
        <p className="reconnecting" role="status" data-testid="reconnecting">
          {t("reconnecting")}
        </p>
      )}
      <KeyDialog code={code} comeIn={comeIn} />
      {!picture && (
        <main id="main" className="notice" tabIndex={-1}>
          <p role="status">{t("opening_door")}</p>
        </main>
      )}
      {starting && <Starting room={room} giveUp={giveUp} />}
      {picture?.stage === "lobby" && !starting && <Lobby room={room} game={game} sit={sit} why={why} />}
      {picture && picture.stage !== "lobby" && state.shown && (
        <Looks value={looksIn(state.shown)}>
          <Table room={room} shown={state.shown} game={game} again={again} />
        </Looks>
      )}
      {keptOut !== "" && (
        <RefusalToast text={keptOut} refusal={null} why={why} close={() => setKeptOut("")} />
      )}
      {refused && keptOut === "" && (
        <RefusalToast
          text={refused.text}
          refusal={refused.refusal}
          why={why}
          close={room.forgive}
          play={
            mine === null
              ? undefined
              : (moves) => void ask({ type: "play", chair: mine, moves, inputs: state.shown?.inputs ?? 0 })
          }
        />
      )}
      {clause && picture && (
        <RulebookDrawer game={picture.game} sought={clause} close={() => setClause(null)} />
      )}
      {inviting && <InviteDialog room={room} code={code} close={() => setInviting(false)} />}
    </>
  );
}
