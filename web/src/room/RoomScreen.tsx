/** A room: the lobby before the match, the table during and after it. */

import { useCallback, useEffect, useState } from "react";
import { api, Declined, useFetched, useGames, wordsFor } from "../api";
import { CodeForm } from "../map/CodeForm";
import { invitationFor, rememberRoom, tokenFor } from "../memory";
import { Icon } from "../parts/Icon";
import { Notice } from "../parts/Notice";
import { AtTable } from "../parts/Seat";
import { TopBar } from "../parts/TopBar";
import { wishOnArrival } from "../router";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { settings } from "../settings";
import { RefusalToast } from "../table/RefusalToast";
import { Table } from "../table/Table";
import { TableMenu } from "../table/TableMenu";
import { useTexts } from "../texts";
import { InviteDialog } from "./InviteDialog";
import { KeyDialog } from "./KeyDialog";
import { Lobby } from "./Lobby";
import { Starting } from "./Starting";
import { sittingIn } from "./sitting";
import { mineIn } from "./state";
import { Takeover } from "./Takeover";
import { useAgain } from "./useAgain";
import { useOwnAvatar } from "./useOwnAvatar";
import { useOwnName } from "./useOwnName";
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
      <Notice title={t("no_room")} id="no-room">
        <p>{t("no_room_text", { code })}</p>
        <CodeForm />
      </Notice>
    );
  }
  return (
    <Notice
      title={t("door_shut")}
      ways={
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {t("call_again")}
        </button>
      }
    >
      <p>{wordsFor(problem, t)}</p>
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
  useOwnName(room);
  useOwnAvatar(room);
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
        const avatar = name.trim() === "" ? settings.get().avatar : null;
        await ask({ type: "sit", chair, name: called, words_commitment: bound, avatar });
      } catch (problem) {
        setKeptOut(wordsFor(problem, t));
      }
    },
    [code, seed, keptFrom, kept, comeIn, ask, t],
  );

  const picture = state.room;
  const arrived = state.you !== null;
  useEffect(() => {
    if (!arrived) return;
    const wish = wishOnArrival();
    if (wish === "sit") void sit(0, "");
    if (wish === "again") again?.press();
  }, [arrived, sit, again]);
  const mine = mineIn(state);
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
  if (room.removed !== null) {
    const watch = (
      <button type="button" className="button quiet" onClick={room.watch}>
        {t("watch")}
      </button>
    );
    return <Notice title={room.removed} ways={picture?.locked === true ? undefined : watch} />;
  }
  if (shut !== null) {
    return (
      <>
        <KeyDialog code={code} comeIn={comeIn} />
        <Notice title={t("door_shut")}>
          <p>{shut}</p>
        </Notice>
      </>
    );
  }
  if (!picture && status === "reconnecting") {
    const call = (
      <button type="button" className="button" onClick={room.hurry}>
        {t("call_again")}
      </button>
    );
    return (
      <Notice title={t("offline_title")} id="no-server" ways={call}>
        <p>{t(navigator.onLine ? "offline_server" : "offline_device")}</p>
        <p>{t("offline_calling")}</p>
      </Notice>
    );
  }
  return (
    <>
      <TopBar menu={<TableMenu room={room} game={game} />}>
        <span className="room-title">
          <b>{game?.title}</b>
          <button type="button" className="room-code" onClick={() => setInviting(true)}>
            <span className="unseen">{t("invite")} </span>
            <code>{code}</code> <Icon name="share" />
          </button>
          {picture && picture.watchers > 0 && (
            <span className="tag">
              {t(picture.watchers === 1 ? "watcher" : "watchers", { count: picture.watchers })}
            </span>
          )}
        </span>
      </TopBar>
      <div className="takeover-place">
        <Takeover room={room} />
      </div>
      <KeyDialog code={code} comeIn={comeIn} />
      {!picture && (
        <main id="main" className="notice" tabIndex={-1}>
          <p role="status">{t("opening_door")}</p>
        </main>
      )}
      {starting && <Starting room={room} giveUp={giveUp} />}
      <AtTable value={sittingIn(picture?.chairs ?? [], state.shown)}>
        {picture?.stage === "lobby" && !starting && <Lobby room={room} game={game} sit={sit} why={why} />}
        {picture && picture.stage !== "lobby" && state.shown && (
          <Table room={room} shown={state.shown} game={game} again={again} />
        )}
      </AtTable>
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
