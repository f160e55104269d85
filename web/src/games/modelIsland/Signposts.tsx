import { Sign } from "./Sign";
import { type Named, signposts } from "./signposts";
import { useToldWhere } from "./useToldWhere";

interface Props {
  /** All that can be chosen. */
  places: Named[];
  /** What is looked at: named larger, and in front. */
  looked: Named | null;
}

const HIGH = 0.85;
const LOOKED = 1.2;

/** The names of places over the island, as far as a move can lead there. */
export function Signposts({ places, looked }: Props) {
  const others = signposts(places).filter(({ at }) => looked === null || at.join() !== looked.at.join());
  const shown = looked === null ? others : [...others, looked];
  useToldWhere(
    "signs",
    shown.map(({ name, at }) => [name, at]),
  );
  return (
    <>
      {others.map(({ name, at }) => (
        <Sign key={`${name} ${at.join()}`} words={name} at={at} height={HIGH} colour="#8fb6da" />
      ))}
      {looked !== null && <Sign words={looked.name} at={looked.at} height={LOOKED} />}
    </>
  );
}
