import { useState } from "react";
import type { Guest } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";

/** The host's door: who may come in and sit, who is here, and showing people out. */
export function Door({ room }: { room: Room }) {
  const { t } = useTexts();
  const { room: picture, you } = room.state;
  if (!picture || !you?.door) return null;
  const { guests } = you.door;
  const strangers = guests.filter(({ person, invited }) => !invited && !sitsIn(room, person));
  return (
    <details className="door" data-testid="door">
      <summary>
        <Icon name="door" /> {t("door")}
        {picture.locked && <span className="tag warm">{t("door_locked")}</span>}
      </summary>
      <label className="field check">
        <input
          type="checkbox"
          checked={picture.locked}
          onChange={(event) => void room.ask({ type: "set_door", locked: event.target.checked })}
        />
        <span>{t("door_lock")}</span>
      </label>
      <label className="field check">
        <input
          type="checkbox"
          checked={picture.invited_only}
          onChange={(event) => void room.ask({ type: "set_door", invited_only: event.target.checked })}
        />
        <span>{t("door_invited_only")}</span>
      </label>
      {guests.length > 0 && (
        <ul className="guests" aria-label={t("guests")}>
          {guests.map((guest) => (
            <GuestLine key={guest.person} room={room} guest={guest} />
          ))}
        </ul>
      )}
      {strangers.length > 1 && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => void room.ask({ type: "remove", person: null })}
        >
          {t("remove_strangers", { count: strangers.length })}
        </button>
      )}
    </details>
  );
}

/** For the host, in sight of everybody's chairs: who waits to be let sit. */
export function AskingToSit({ room }: { room: Room }) {
  const { t } = useTexts();
  const waiting = (room.state.you?.door?.guests ?? []).filter((guest) => guest.here && waits(room, guest));
  if (waiting.length === 0) return null;
  return (
    <ul className="guests asking" aria-label={t("asking")} data-testid="asking">
      {waiting.map((guest) => (
        <li key={guest.person} className="guest">
          <span className="chair-name">{t("asks_to_sit", { name: guest.name })}</span>
          <GuestWays room={room} guest={guest} />
        </li>
      ))}
    </ul>
  );
}

const sitsIn = ({ state }: Room, person: string): boolean =>
  state.room?.chairs.some((chair) => chair.person === person) ?? false;

/** Whether chairs are kept from somebody who came in. */
const waits = (room: Room, { person, invited }: Guest): boolean =>
  room.state.room?.invited_only === true && !invited && !sitsIn(room, person);

function GuestLine({ room, guest }: { room: Room; guest: Guest }) {
  const { t } = useTexts();
  return (
    <li className="guest">
      <span className="chair-name">{guest.name}</span>
      {!guest.here && <span className="tag">{t("away")}</span>}
      <GuestWays room={room} guest={guest} />
    </li>
  );
}

/** What the host can do with a guest; whom a bot replaces for good is not shown out by a slip. */
function GuestWays({ room, guest }: { room: Room; guest: Guest }) {
  const { t } = useTexts();
  const [sure, setSure] = useState(true);
  const { person, name } = guest;
  const replaced = room.state.room?.stage === "playing" && sitsIn(room, person);
  const remove = () => void room.ask({ type: "remove", person });
  if (!sure)
    return (
      <span className="chair-ways" data-testid="remove-sure">
        <span>{t("remove_sure", { name })}</span>
        <button type="button" className="button small" onClick={remove}>
          {t("remove")}
        </button>
        <button
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          type="button"
          className="button quiet small"
          onClick={() => setSure(true)}
        >
          {t("remove_not")}
        </button>
      </span>
    );
  return (
    <span className="chair-ways">
      {waits(room, guest) && (
        <button
          type="button"
          className="button small"
          onClick={() => void room.ask({ type: "admit", person })}
          aria-label={t("admit_guest", { name })}
        >
          {t("admit")}
        </button>
      )}
      <button
        type="button"
        className="button quiet small"
        onClick={replaced ? () => setSure(false) : remove}
        aria-label={t("remove_guest", { name })}
      >
        {t("remove")}
      </button>
    </span>
  );
}
