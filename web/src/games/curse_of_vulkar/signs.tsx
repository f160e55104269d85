/** Small signs of the table, each colour with a shape of its own: treasures, snapshots, the Heart and the Penny. */

export type Colour = "red" | "yellow" | "blue" | "crimson";

export const COLOURS: Colour[] = ["red", "yellow", "blue"];

/** Around (0, 0), about two wide: a diamond, a circle, a triangle, and a cutlass. */
const SHAPES: Record<Colour, string> = {
  red: "M0-1.05L.85 0 0 1.05-.85 0z",
  yellow: "M0-.9a.9.9 0 110 1.8.9.9 0 110-1.8z",
  blue: "M0-.95L1 .8H-1z",
  crimson: "M-.95.85C.1.75.85 0 1-1 .55-.3-.1.2-.75.35l.3.3z",
};

export function Shape({ colour }: { colour: string }) {
  return <path className={`cv-gem cv-${colour}`} d={SHAPES[colour as Colour] ?? SHAPES.red} />;
}

/** A pin in a map. */
export const PIN = "M12 21c-1-4-6-6-6-11a6 6 0 0112 0c0 5-5 7-6 11zM12 8v4M12 8h.01";

export const HEART = "M0 1C-1.3.1-1.25-.95-.55-.95-.2-.95 0-.7 0-.45 0-.7.2-.95.55-.95 1.25-.95 1.3.1 0 1z";

/** The copter from the side, in a square of 24. */
export const COPTER =
  "M5 13a6 4.5 0 0112 0 6 4.5 0 01-12 0zM2 9l4 3M2 7v5M4 6h14M11 6v3M7 20h10M9 17v3M14 17v3";

/** Around (0, 0), about two wide, for things that a figure carries. */
export const IDOL = "M-.5-1.05h1L.7-.3.35-.05.75 1.05h-1.5L-.35-.05-.7-.3z";
const HOURGLASS =
  "M-.85-1.15h1.7M-.85 1.15h1.7M-.6-1.15c0 .75.5.8.5 1.15s-.5.4-.5 1.15h1.2c0-.75-.5-.8-.5-1.15s.5-.4.5-1.15";
const BEE = "M-.9 0a.9.6 0 011.8 0 .9.6 0 01-1.8 0zM-.3-.55v1.1M.3-.55v1.1M-.1-.6q-.6-.7-.1-.9.5.2.1.9z";

interface SignProps {
  kind:
    | "token"
    | "snapshot"
    | "heart"
    | "penny"
    | "idol"
    | "stung"
    | "card"
    | "souvenir"
    | "fireball"
    | "hourglass"
    | "unknown";
  colour?: string;
  name: string;
}

/** A sign among words. */
export function Sign({ kind, colour = "", name }: SignProps) {
  return (
    <svg
      className={`cv-sign cv-sign-${kind}`}
      viewBox="-1.4 -1.4 2.8 2.8"
      width="16"
      height="16"
      role={name === "" ? "presentation" : "img"}
      aria-hidden={name === ""}
      aria-label={name || undefined}
    >
      {name !== "" && <title>{name}</title>}
      <Drawn kind={kind} colour={colour} />
    </svg>
  );
}

function Drawn({ kind, colour }: { kind: SignProps["kind"]; colour: string }) {
  switch (kind) {
    case "token":
      return <Shape colour={colour} />;
    case "snapshot":
      return (
        <>
          <rect className="cv-frame" x={-1.2} y={-1.25} width={2.4} height={2.5} rx={0.15} />
          <g transform="scale(.7)">
            <Shape colour={colour} />
          </g>
        </>
      );
    case "heart":
      return <path className="cv-heart" d={HEART} />;
    case "penny":
      return (
        <>
          <circle className="cv-penny" r={1.05} />
          <path className="cv-penny-line" d="M-.3-.5h.45a.3.3 0 010 .6H-.3zm0 0V.6" />
        </>
      );
    case "idol":
      return <path className="cv-idol-sign" d={IDOL} />;
    case "stung":
      return <path className="cv-bee-sign" d={BEE} />;
    case "card":
      return <rect className="cv-card-sign" x={-0.8} y={-1.15} width={1.6} height={2.3} rx={0.25} />;
    case "souvenir":
      return <path className="cv-souvenir-sign" d="M-1-.4h2v1.5h-2zM-.5-.4c0-.9 1-.9 1 0" />;
    case "hourglass":
      return <path className="cv-hourglass-sign" d={HOURGLASS} />;
    case "fireball":
      return <circle className="cv-fireball" r={1} />;
    default:
      return (
        <>
          <circle className="cv-unknown" r={1.05} />
          <path className="cv-unknown-sign" d="M-.3-.25a.32.32 0 11.45.3Q0 .15 0 .35M0 .6v.06" />
        </>
      );
  }
}
