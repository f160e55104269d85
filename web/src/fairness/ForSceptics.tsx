/** For those who believe nobody: the log, and the command by which they check it themselves. */

import { logName, logOf, useVerify } from "../api";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import { BoundTo, type Luck } from "./BoundTo";

/** What was opened is scrolled to, as far as there is room for it. */
export const intoView = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" });

export function ForSceptics({ game, match, luck }: { game: string; match: string; luck: Luck }) {
  const { t } = useTexts();
  const file = logName(game, match);
  const verify = useVerify();
  return (
    <details className="sceptics" onToggle={intoView}>
      <summary>{t("fair_sceptics")}</summary>
      <p>{t("verify_text")}</p>
      <p className="row">
        <a className="button quiet small" href={logOf(match)} download={file}>
          <Icon name="download" /> {t("download_log")}
        </a>
        <code>
          {verify} {file}
        </code>
      </p>
      <BoundTo {...luck} />
    </details>
  );
}
