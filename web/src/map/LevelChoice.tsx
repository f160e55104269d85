import type { GamePicture } from "../messages";
import { Choice } from "../parts/Choice";
import { levelIn } from "../parts/levels";
import { change, useSettings } from "../settings";
import { useTexts } from "../texts";
import { levelsOf, levelWanted } from "./levelsOf";

/** How strong the others are where one plays at once; remembered. */
export function LevelChoice({ games }: { games: GamePicture[] }) {
  const { t } = useTexts();
  const { level } = useSettings();
  const levels = levelsOf(games);
  if (levels.length < 2) return null;
  return (
    <div className="level-choice" data-testid="level-choice">
      <Choice
        label={t("others_play")}
        value={levelWanted(level, levels)}
        choices={levels.map((each) => [each, levelIn(t, each)] as const)}
        choose={(value) => change({ level: value })}
      />
    </div>
  );
}
