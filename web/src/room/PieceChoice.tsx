import { useId } from "react";
import type { ChairPicture } from "../messages";
import { colourOf, PIECES, shapeOf } from "../seats";
import { useTexts } from "../texts";
import type { TextKey } from "../texts/en";

interface Props {
  chairs: ChairPicture[];
  at: number;
  choose(piece: number): void;
}

/** The colours and shapes from which somebody at the table selects a playing piece. */
export function PieceChoice({ chairs, at, choose }: Props) {
  const { t } = useTexts();
  const group = useId();
  return (
    <fieldset className="picks pieces" data-testid={`pieces-${at}`}>
      <legend>{t("piece")}</legend>
      {PIECES.map((piece) => {
        const owner = chairs.find(
          (chair, other) => other !== at && chair.piece_chosen && chair.piece === piece,
        );
        const called = t(`piece_${piece}` as TextKey);
        const label = owner ? t("piece_has", { piece: called, name: owner.name }) : called;
        return (
          <label key={piece} className="pick" title={label}>
            <input
              type="radio"
              name={group}
              checked={chairs[at]?.piece === piece}
              disabled={owner !== undefined}
              aria-label={label}
              onChange={() => choose(piece)}
            />
            <span className="piece" style={{ color: colourOf(piece) }} aria-hidden="true">
              {shapeOf(piece)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
