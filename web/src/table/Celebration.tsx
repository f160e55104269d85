import { useStill } from "../settings";

const EMBERS = Array.from({ length: 28 }, (_, at) => at);

/** Embers that rise once for the winner; none for those who want no motion. */
export function Celebration() {
  if (useStill()) return null;
  return (
    <div className="celebration" aria-hidden="true">
      {EMBERS.map((at) => (
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
