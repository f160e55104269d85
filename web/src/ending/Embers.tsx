import { useStill } from "../settings";

const SPARKS = Array.from({ length: 28 }, (_, at) => at);

/** Embers that rise for the winner; none for those who want no motion. */
export function Embers() {
  if (useStill()) return null;
  return (
    <div className="celebration" aria-hidden="true">
      {SPARKS.map((at) => (
        <i
          key={at}
          style={{
            left: `${(at * 37) % 100}%`,
            animationDelay: `${(at % 9) * 0.17}s`,
            animationDuration: `${2.2 + (at % 5) * 0.4}s`,
          }}
        />
      ))}
    </div>
  );
}
