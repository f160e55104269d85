import { useId } from "react";
import { AVATAR_IDS } from "../faces/faces";
import type { AvatarId } from "../faces/ids";
import { useTexts } from "../texts";
import { Face } from "./Face";

interface Props {
  chosen: AvatarId | null;
  choose(avatar: AvatarId): void;
}

/** The drawings from which somebody chooses one. */
export function AvatarChoice({ chosen, choose }: Props) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset className="picks avatars" data-testid="avatars">
      <legend>{t("avatar")}</legend>
      {AVATAR_IDS.map((avatar) => (
        <label key={avatar} className="pick" title={t(`avatar_${avatar}`)}>
          <input
            type="radio"
            name={name}
            checked={avatar === chosen}
            aria-label={t(`avatar_${avatar}`)}
            onChange={() => choose(avatar)}
          />
          <Face face={avatar} name="" size={36} />
        </label>
      ))}
    </fieldset>
  );
}
