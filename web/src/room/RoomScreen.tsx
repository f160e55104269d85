/** A room: the lobby before the match, the table during and after it. */

import { useCallback, useEffect, useState } from "react";
import { api, Declined, useFetched } from "../api";
import { rememberRoom, tokenFor } from "../memory";
import { Icon } from "../parts/Icon";
import { Notice } from "../parts/Notice";
import { TopBar } from "../parts/TopBar";
import { wishOnArrival } from "../router";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { settings } from "../settings";
import { RefusalToast } from "../table/RefusalToast";
import { Table } from "../table/Table";
import { useTexts } from "../texts";
import { InviteDialog } from "./InviteDialog";
import { Lobby } from "./Lobby";
import { mineIn } from "./state";
import { useRoom } from "./useRoom";

export function RoomScreen({ code }: { code: string }) {
  const { t } = useTexts();
  const { problem } = useFetched(code, () => api.room(code));
  if (problem instanceof Declined && problem.status < 500) {
    return (
      <Notice title={t("no_room")}>
        <p>{t("no_room_text", { code })}</p>
      </Notice>
    );
  }
  return <KnownRoom code={code} />;
}

function KnownRoom({ code }: { code: string }) {
  const { t, language } = useTexts();
  const room = useRoom(code);
  const { value: games } = useFetched(language, () => api.games(language));
  const [clause, setClause] = useState<{ rule: string; wish: number } | null>(null);
  const [inviting, setInviting] = useState(false);
  const { state, status, refused, ask, comeIn } = room;
  const game = games?.find(({ id }) => id === state.room?.game) ?? null;

  const sit = useCallback(
    async (chair: number, name: string) => {
      const called = name.trim() || settings.get().name.trim() || t("guest");
      if (tokenFor(code) === null) {
        const admission = await api.comeIn(code, { name: called });
        rememberRoom(code, { token: admission.token });
        comeIn();
      }
      await ask({ type: "sit", chair, name: called });
    },
    [code, comeIn, ask, t],
  );

  const picture = state.room;
  const arrived = state.you !== null;
  useEffect(() => {
    if (arrived && wishOnArrival() === "sit") void sit(0, "");
  }, [arrived, sit]);
  const mine = mineIn(state);
  const why = (rule: string) => setClause({ rule, wish: Date.now() });
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
      {!picture && (
        <main id="main" className="notice" tabIndex={-1}>
          <p role="status">{t("opening_door")}</p>
        </main>
      )}
      {picture?.stage === "lobby" && <Lobby room={room} game={game} sit={sit} why={why} />}
      {picture && picture.stage !== "lobby" && state.shown && (
        <Table room={room} shown={state.shown} game={game} takeSeat={(chair) => void sit(chair, "")} />
      )}
      {refused && (
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
      {inviting && <InviteDialog code={code} close={() => setInviting(false)} />}
    </>
  );
}
