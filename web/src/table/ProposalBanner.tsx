import { useEffect, useRef, useState } from "react";
import type { Proposal } from "../messages";
import { SeatSign } from "../parts/Seat";
import type { Room } from "../room/useRoom";
import { useTexts } from "../texts";
import type { TextKey } from "../texts/en";
import { Clock } from "./Clock";

const PROPOSED: Record<Proposal["what"], TextKey> = {
  undo: "undo_proposed",
  pause: "pause_proposed",
  rematch: "rematch_proposed",
};

/** Somebody wants a move back, a pause or another match; everybody at the table has to agree. */
export function ProposalBanner({ room }: { room: Room }) {
  const { t } = useTexts();
  const picture = room.state.room;
  const proposal = picture?.proposal;
  const declined = useDeclined(room);
  if (picture && !proposal && declined !== null)
    return (
      <p className="banner" role="status" data-testid="declined">
        {declined}
      </p>
    );
  if (!picture || !proposal) return null;
  const name = (chair: number) => picture.chairs[chair]?.name ?? "";
  const mine = proposal.waiting.filter((chair) => room.state.you?.chairs.includes(chair));
  const answer = (chair: number, agree: boolean) => void room.ask({ type: "answer", chair, agree });
  return (
    <div className="banner" data-testid="proposal">
      <p>
        {/* The clock is not in it: it would be read out every second. */}
        <span role="status">
          {t(PROPOSED[proposal.what], { name: name(proposal.by) })}{" "}
          <span className="faint">{t("undo_waiting", { names: proposal.waiting.map(name).join(", ") })}</span>
        </span>{" "}
        <Clock left={proposal.lapses_in} since={room.state.heard} running label={t("clock_answers")} />
      </p>
      {room.state.you?.chairs.includes(proposal.by) && (
        <button type="button" className="button quiet small" onClick={() => answer(proposal.by, false)}>
          {t("withdraw")}
        </button>
      )}
      {mine.map((chair) => (
        <span key={chair} className="row">
          {mine.length > 1 && (
            <span>
              <SeatSign seat={chair} /> {name(chair)}
            </span>
          )}
          <button type="button" className="button small" onClick={() => answer(chair, true)}>
            {t("agree")}
          </button>
          <button type="button" className="button quiet small" onClick={() => answer(chair, false)}>
            {t("decline")}
          </button>
        </span>
      ))}
    </div>
  );
}

/** What was said to decline the last proposal, until the match goes on. */
function useDeclined({ state }: Room): string | null {
  const asked = (state.room?.proposal ?? null) !== null;
  const before = useRef({ asked, said: state.said.length, lines: state.story.length });
  const [declined, setDeclined] = useState<{ text: string; lines: number } | null>(null);
  useEffect(() => {
    const { asked: wasAsked, said, lines } = before.current;
    before.current = { asked, said: state.said.length, lines: state.story.length };
    const last = state.said.at(-1);
    const answered = wasAsked && !asked && state.said.length > said && state.story.length === lines;
    if (answered && last?.kind === "remark") setDeclined({ text: last.text, lines });
  }, [asked, state.said, state.story]);
  return declined?.lines === state.story.length ? declined.text : null;
}
