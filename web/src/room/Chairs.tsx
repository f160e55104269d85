import { type FormEvent, useState } from "react";
import { isCharacter } from "../faces/faces";
import { temperOf } from "../faces/tempers";
import { invitationFor } from "../memory";
import type { ChairPicture, GamePicture } from "../messages";
import { Icon } from "../parts/Icon";
import { levelIn } from "../parts/levels";
import { LONGEST_NAME } from "../parts/NameField";
import { SeatSign } from "../parts/Seat";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  game: GamePicture | null;
  sit(chair: number, name: string): Promise<void>;
}

/** The chairs around the table, taken and free. */
export function Chairs({ room, game, sit }: Props) {
  const { t } = useTexts();
  const chairs = room.state.room?.chairs ?? [];
  return (
    <ol className="chairs" aria-label={t("chairs")}>
      {chairs.map((chair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is known by its place
        <li key={at} className="chair" data-testid={`chair-${at}`}>
          <SeatSign seat={at} size={44} />
          {chair.person === null && chair.level === null ? (
            <FreeChair room={room} game={game} at={at} sit={sit} />
          ) : (
            <TakenChair room={room} chair={chair} at={at} />
          )}
        </li>
      ))}
    </ol>
  );
}

function TakenChair({ room, chair, at }: { room: Room; chair: ChairPicture; at: number }) {
  const { t, language } = useTexts();
  const { you, room: picture } = room.state;
  const mine = you?.chairs.includes(at) ?? false;
  return (
    <>
      <span className="chair-who">
        <span className="chair-name">{chair.name}</span>
        {isCharacter(chair.face) && <small className="temper">{temperOf(chair.face, language)}</small>}
      </span>
      {mine && <span className="tag">{t("you")}</span>}
      {chair.person !== null && chair.person === picture?.host && <span className="tag">{t("host")}</span>}
      {chair.level !== null && (
        <span className="tag">{t("bot_level", { level: levelIn(t, chair.level) })}</span>
      )}
      {chair.guest_bot && <span className="tag">{t("guest_bot")}</span>}
      {chair.person !== null && !chair.here && <span className="tag">{t("away")}</span>}
      <span className="chair-ways">
        {mine && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => void room.ask({ type: "stand", chair: at })}
          >
            {t("stand_up")}
          </button>
        )}
        {!mine && you?.host && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => void room.ask({ type: "dismiss", chair: at })}
            aria-label={t("dismiss", { name: chair.name })}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </>
  );
}

interface FreeProps extends Props {
  at: number;
}

function FreeChair({ room, game, at, sit }: FreeProps) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  const invited = picture !== null && invitationFor(picture.code) !== "";
  const kept = picture?.invited_only === true && !(you?.may_sit ?? invited);
  const asked = kept && you !== null && !invited;
  const [naming, setNaming] = useState(false);
  const second = (you?.chairs.length ?? 0) > 0;
  if (naming) return <SecondPerson at={at} sit={sit} close={() => setNaming(false)} />;
  return (
    <>
      <span className="chair-name faint">{t(kept ? "kept_chair" : "free_chair")}</span>
      <span className="chair-ways">
        {second ? (
          <button type="button" className="button quiet small" onClick={() => setNaming(true)}>
            {t("sit_second")}
          </button>
        ) : (
          !asked && (
            <button type="button" className="button small" onClick={() => void sit(at, "")}>
              {t(kept ? "ask_to_sit" : "sit_here")}
            </button>
          )
        )}
        {you?.host && <BotForChair room={room} game={game} at={at} />}
      </span>
    </>
  );
}

interface SecondProps {
  at: number;
  sit: Props["sit"];
  close(): void;
}

function SecondPerson({ at, sit, close }: SecondProps) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sit(at, name.trim() === "" ? t("guest") : name);
    close();
  };
  return (
    <form className="second" onSubmit={send}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens because its button was pressed, and takes that button's place
        autoFocus
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={t("second_name")}
        placeholder={t("second_name")}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button small">
        {t("sit_down")}
      </button>
      <button type="button" className="icon-button" aria-label={t("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </form>
  );
}

function BotForChair({ room, game, at }: { room: Room; game: GamePicture | null; at: number }) {
  const { t } = useTexts();
  const [level, setLevel] = useState("");
  if (!game) return null;
  return (
    <span className="bot-choice">
      <select
        aria-label={t("bot_for_chair", { number: at + 1 })}
        value={level || game.usual_level}
        onChange={(event) => setLevel(event.target.value)}
      >
        {game.levels.map((each) => (
          <option key={each} value={each}>
            {levelIn(t, each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button quiet small"
        onClick={() => void room.ask({ type: "seat_bot", chair: at, level: level || game.usual_level })}
      >
        <Icon name="bot" /> {t("add_bot")}
      </button>
    </span>
  );
}
