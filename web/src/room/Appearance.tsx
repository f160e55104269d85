/** How somebody at this screen appears to the others: name, picture and playing piece. */

import { useState } from "react";
import type { AvatarId } from "../faces/ids";
import { gameOnPage } from "../games";
import type { ChairPicture } from "../messages";
import { AvatarChoice } from "../parts/AvatarChoice";
import { NameField } from "../parts/NameField";
import { change, settings } from "../settings";
import { useTexts } from "../texts";
import { ownChair } from "./ownChair";
import { PieceChoice } from "./PieceChoice";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  chair: ChairPicture;
  at: number;
}

/** Below the table, for each chair of one's own. Whoever has not said a name yet is asked for it here, once. */
export function Appearance({ room, chair, at }: Props) {
  const { t } = useTexts();
  const { you, room: picture } = room.state;
  const own = you !== null && picture !== null && ownChair(you, picture.chairs) === at;
  const [nameless] = useState(() => settings.get().name.trim() === "");
  const [open, setOpen] = useState(own && nameless);
  if (picture === null) return null;
  const wear = (avatar: AvatarId) => {
    if (own) change({ avatar });
    else void room.ask({ type: "set_appearance", chair: at, avatar });
  };
  return (
    <div className="appearance" data-testid={`appearance-${at}`}>
      {(you?.chairs.length ?? 0) > 1 && <b>{chair.name}</b>}
      {open && own && (
        <div className="name-question">
          {nameless && <p>{t("name_question")}</p>}
          <NameField />
        </div>
      )}
      {open && <AvatarChoice chosen={chair.face as AvatarId | null} choose={wear} />}
      {gameOnPage(picture.game).looks === undefined && (
        <PieceChoice
          chairs={picture.chairs}
          at={at}
          choose={(piece) => void room.ask({ type: "set_appearance", chair: at, piece })}
        />
      )}
      <button
        type="button"
        className="button quiet small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "appearance_done" : "appearance")}
      </button>
    </div>
  );
}
