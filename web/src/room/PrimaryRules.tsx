/** What makes another game of it, such as playing together: chosen before all house rules. */

import type { GamePicture } from "../messages";
import { Choice } from "../parts/Choice";
import { same, standing } from "./HouseRules";
import { useArranging } from "./useArranging";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  game: GamePicture | null;
}

export function PrimaryRules({ room, game }: Props) {
  const arranging = useArranging(room);
  const primary = game?.options.filter((option) => option.primary) ?? [];
  if (arranging === null || primary.length === 0) return null;
  const { table, host, arrange } = arranging;
  return (
    <fieldset className="primary-rules" disabled={!host} data-testid="primary-rules">
      {primary.map((option) => {
        const at = option.choices.findIndex(({ value }) => same(value, standing(option, table.options)));
        return (
          <Choice
            key={option.name}
            label={option.text}
            value={String(at)}
            choices={option.choices.map(({ text }, index) => [String(index), text] as const)}
            choose={(index) =>
              void arrange({
                options: { ...table.options, [option.name]: option.choices[Number(index)]?.value },
              })
            }
          />
        );
      })}
    </fieldset>
  );
}
