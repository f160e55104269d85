import { placed } from "./numbers";

interface Props {
  low: number;
  value: number;
  high: number;
  /** From where to where the picture goes. */
  stretch: readonly [number, number];
  /** Where a thin line is drawn to compare with. */
  mark?: number | null;
  /** Whether the mark is outside of the bar beyond doubt. */
  sure?: boolean;
}

/** A number with its interval as a bar; the table beside it says the same in words. */
export function Interval({ low, value, high, stretch, mark = null, sure = true }: Props) {
  const [left, middle, right] = [low, value, high].map((at) => placed(at, stretch));
  return (
    <svg className={sure ? "interval" : "interval unsure"} width="100%" height="20" aria-hidden="true">
      <line className="interval-axis" x1="0" x2="100%" y1="10" y2="10" />
      {mark !== null && (
        <line
          className="interval-mark"
          x1={`${placed(mark, stretch)}%`}
          x2={`${placed(mark, stretch)}%`}
          y1="1"
          y2="19"
        />
      )}
      <line className="interval-bar" x1={`${left}%`} x2={`${right}%`} y1="10" y2="10" />
      <circle className="interval-value" cx={`${middle}%`} cy="10" r="5" />
    </svg>
  );
}
