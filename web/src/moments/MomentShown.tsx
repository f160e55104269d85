import { useTexts } from "../texts";
import type { Moment } from "./moment";
import "./moments.css";

/** A great moment over the board. Those who listen are told of it as of everything that happens. */
export default function MomentShown({ moment, still }: { moment: Moment; still: boolean }) {
  const { language } = useTexts();
  return (
    <div
      className="moment"
      data-testid="moment"
      data-light={moment.light}
      data-still={still}
      aria-hidden="true"
    >
      <div className="moment-words">
        <p className="moment-headline">{moment.headline[language]}</p>
        <p className="moment-told">{moment.line.text}</p>
      </div>
    </div>
  );
}
