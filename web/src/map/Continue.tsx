/** On top of the map: the tables at which one can go on, and the last match to play again or to watch. */

import { type ReactNode, Suspense } from "react";
import { gameOnPage } from "../games";
import { matches, type RememberedMatch, type RememberedRoom, rooms } from "../memory";
import type { GamePicture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { go } from "../router";
import { useStore } from "../store";
import { type Translate, useTexts } from "../texts";
import { againAt, continuing, justEnded } from "./continuing";
import { Ground } from "./Ground";
import { useTables } from "./useTables";

export function Continue({ games }: { games: GamePicture[] }) {
  const { t } = useTexts();
  useTables();
  const known = useStore(rooms);
  const open = continuing(known);
  const ended = justEnded(useStore(matches), known, Date.now());
  if (open.length === 0 && ended === null) return null;
  return (
    <section className="continue" aria-label={t("continue")} data-testid="continue">
      <h2>{t("continue")}</h2>
      <ul>
        {open.map((room) => (
          <Running key={room.code} room={room} games={games} />
        ))}
        {ended && <Ended match={ended} games={games} known={known} />}
      </ul>
    </section>
  );
}

function Running({ room, games }: { room: RememberedRoom; games: GamePicture[] }) {
  const { t } = useTexts();
  return (
    <Card game={room.game} games={games} players={room.players} state={whoseTurn(room, t)} warm={room.yours}>
      <Link to={`/room/${room.code}`} className="button">
        <Icon name="play" /> {t(room.stage === "lobby" ? "to_lobby" : "continue_here")}
      </Link>
    </Card>
  );
}

interface EndedProps {
  match: RememberedMatch;
  games: GamePicture[];
  known: RememberedRoom[];
}

function Ended({ match, games, known }: EndedProps) {
  const { t } = useTexts();
  const room = againAt(match, known);
  const won = match.winners.map((seat) => match.players[seat] ?? "").join(", ");
  const state = won === "" ? t("stage_over") : t("won_by", { names: won });
  return (
    <Card game={match.game} games={games} players={match.players} state={state} warm={false}>
      {room !== null && <AgainButton room={room} />}
      <Link to={`/replay/${match.id}`} className="button quiet">
        <Icon name="eye" /> {t("replay")}
      </Link>
      <Link to={`/look-back/${match.id}`} className="button quiet">
        <Icon name="hint" /> {t("look_back")}
      </Link>
    </Card>
  );
}

/** Another match at a table where one has ended, one click from the map. */
export function AgainButton({ room }: { room: string }) {
  const { t } = useTexts();
  return (
    <button type="button" className="button quiet" onClick={() => go(`/room/${room}`, "again")}>
      <Icon name="again" /> {t("again")}
    </button>
  );
}

interface CardProps {
  game: string;
  games: GamePicture[];
  players: string[];
  /** How it stands there, in a word or two. */
  state: string;
  /** Whether one is waited for. */
  warm: boolean;
  /** The ways on. */
  children: ReactNode;
}

function Card({ game, games, players, state, warm, children }: CardProps) {
  const { Cover } = gameOnPage(game);
  const title = games.find(({ id }) => id === game)?.title ?? "";
  return (
    <li className={`continue-card${warm ? " warm" : ""}`}>
      <div className="continue-art" aria-hidden="true">
        <Suspense fallback={<Ground />}>
          <Cover game={game} title={title} />
        </Suspense>
      </div>
      <div className="continue-text">
        <b>{title}</b>
        <span className={`tag${warm ? " warm" : ""}`}>{state}</span>
        <small>{players.join(", ")}</small>
      </div>
      <div className="continue-ways">{children}</div>
    </li>
  );
}

/** How it stands at a table. */
export function whoseTurn(room: RememberedRoom, t: Translate): string {
  if (room.stage === "lobby") return t("stage_lobby");
  if (room.stage === "over") return t("stage_over");
  if (room.minded) return t("bot_plays_for_you");
  if (room.yours) return t("title_your_turn");
  return room.turn === "" ? t("stage_playing") : t("title_turn", { name: room.turn });
}
