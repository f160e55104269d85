/** What stands beside the table: the moves, the log, the chat and the rules. In a compact layout a bar opens each over the board. */

import type { GamePicture, Notation, Picture } from "../messages";
import { type Tab, Tabs } from "../parts/Tabs";
import { FullRoom } from "../room/FullRoom";
import { answerable, isAwayFrom, mineIn } from "../room/state";
import type { Room } from "../room/useRoom";
import { OlderRules } from "../rules/OlderRules";
import { useTexts } from "../texts";
import { Actions } from "./Actions";
import { AdviceList } from "./AdviceList";
import { Minded } from "./Minded";
import { Moves } from "./Moves";
import { ProposalBanner } from "./ProposalBanner";
import { Result } from "./Result";
import { useListed } from "./useListed";
import { useRemarks } from "./useRemarks";
import type { PanelName, SidePanels } from "./useSidePanels";
import { Watching } from "./Watching";
import { WindowBar } from "./WindowBar";

interface Props {
  room: Room;
  shown: Picture;
  game: GamePicture | null;
  over: boolean;
  compact: boolean;
  panels: SidePanels;
  play(moves: Notation[]): void;
}

export function Side({ room, shown, game, over, compact, panels, play }: Props) {
  const { t } = useTexts();
  const { state } = room;
  const picture = state.room;
  if (!picture) return null;
  const mine = mineIn(state);
  const asked = mine ?? answerable(state)?.chair ?? null;
  const seated = state.you?.chairs ?? [];
  const about = (
    <>
      <OlderRules game={game} version={picture.version} t={t} why={panels.why} />
      <Watching room={room} />
    </>
  );
  const moves = over ? (
    <Result shown={shown} room={picture} mine={seated} />
  ) : (
    <PlayersMoves room={room} shown={shown} asked={asked} folds={!compact} play={play} />
  );
  const actions = !over && (
    <Actions
      room={room}
      asked={asked}
      hinting={compact && panels.tab !== "moves" ? () => panels.choose("moves") : undefined}
    />
  );
  const listed: Tab<PanelName> = {
    name: "moves",
    text: t(over ? "result" : "tab_moves"),
    icon: "hand",
    news: mine !== null && panels.tab !== "moves",
    inside: (
      <>
        {about}
        {moves}
      </>
    ),
  };
  return (
    <aside className="side" aria-label={t("side")}>
      <div className="side-notes">
        <ProposalBanner room={room} />
        {!compact && about}
        {!over && <FullRoom picture={picture} seated={seated.length > 0} />}
        {!over && <Minded room={room} />}
      </div>
      {panels.coversBoard && !over && <WindowBar room={room} />}
      {compact ? (
        actions
      ) : (
        <div className="side-moves">
          {moves}
          {actions}
        </div>
      )}
      <Tabs
        label={t("side")}
        tabs={compact ? [listed, ...panels.tabs] : panels.tabs}
        open={panels.tab}
        choose={panels.choose}
        close={panels.close}
      />
    </aside>
  );
}

interface MovesProps extends Pick<Props, "room" | "shown" | "play"> {
  /** The chair that has something to decide. */
  asked: number | null;
  folds: boolean;
}

function PlayersMoves({ room, shown, asked, folds, play }: MovesProps) {
  const { state, happen } = room;
  const mine = mineIn(state);
  const listed = useListed(room, shown, mine, play);
  const sits = (state.you?.chairs.length ?? 0) > 0 && !isAwayFrom(state);
  const remark = useRemarks(shown, state.room?.chairs.map(({ name }) => name) ?? []);
  return (
    <>
      {state.advice && asked !== null && (
        <AdviceList
          choices={state.advice.choices}
          others={state.advice.others}
          play={play}
          putAway={() => happen({ type: "put away" })}
        />
      )}
      {sits && (
        <Moves moves={listed.moves} open={mine !== null} play={listed.play} remark={remark} folds={folds} />
      )}
    </>
  );
}
