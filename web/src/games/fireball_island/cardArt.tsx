/** A drawing of our own for every kind of card, 60 x 60. */

import type { ReactNode } from "react";

const flame = "M30 6c3 8 15 13 15 28a15 15 0 01-30 0c0-7 4-10 6-16 3 3 4 6 4 9 4-6 6-13 5-21z";
const gem = "M12 24l8-10h20l8 10-18 24z";

const Gem = ({ kind = "ruby" }: { kind?: string }) => (
  <>
    <path className={`fi-art-${kind}`} d={gem} />
    <path className="fi-art-line" d="M12 24h36M23 24l7 23 7-23M20 14l3 10 7-10 7 10 3-10" />
  </>
);

const Ball = () => (
  <>
    <path className="fi-art-fire" d={flame} />
    <circle className="fi-art-ember" cx="30" cy="36" r="12" />
    <circle className="fi-art-light" cx="26" cy="32" r="3.5" />
  </>
);

const Die = ({ x, y, turn, pips }: { x: number; y: number; turn: number; pips: [number, number][] }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect className="fi-art-bone" x="-12" y="-12" width="24" height="24" rx="5" />
    {pips.map(([px, py]) => (
      <circle key={`${px} ${py}`} className="fi-art-ink" cx={px} cy={py} r="2.4" />
    ))}
  </g>
);

const Steps = ({ count, back }: { count: number; back: boolean }) => (
  <>
    <path
      className={back ? "fi-art-sea" : "fi-art-leaf"}
      d={back ? "M54 22v16H28v10L6 30l22-18v10z" : "M6 22v16h26v10l22-18-22-18v10z"}
    />
    <text className="fi-art-number" x={back ? 41 : 19} y="38">
      {count}
    </text>
  </>
);

export const ART: Record<string, ReactNode> = {
  fireball: <Ball />,
  fake_jewel: (
    <>
      <Gem kind="glass" />
      <path className="fi-art-crack" d="M32 14l-6 10 7 6-5 9 2 9" />
    </>
  ),
  cancel: (
    <>
      <rect className="fi-art-bone" x="17" y="9" width="26" height="38" rx="4" transform="rotate(-8 30 28)" />
      <path className="fi-art-stop" d="M13 13l34 34M47 13L13 47" />
    </>
  ),
  talisman: (
    <>
      <path className="fi-art-cord" d="M16 6c2 12 8 16 14 18 6-2 12-6 14-18" />
      <circle className="fi-art-gold" cx="30" cy="38" r="15" />
      <path className="fi-art-ink" d="M18 38c6-8 18-8 24 0-6 8-18 8-24 0z" />
      <circle className="fi-art-fire" cx="30" cy="38" r="4.5" />
    </>
  ),
  reroll: (
    <>
      <Die
        x={30}
        y={32}
        turn={-12}
        pips={[
          [-6, -6],
          [6, 6],
          [0, 0],
        ]}
      />
      <path className="fi-art-turn" d="M8 30A22 22 0 0148 17M52 30A22 22 0 0112 45" />
      <path className="fi-art-tip" d="M44 8l8 12-13 1zM16 54L8 42l13-1z" />
    </>
  ),
  another_turn: (
    <>
      <circle className="fi-art-gold" cx="30" cy="30" r="19" />
      <path className="fi-art-turn" d="M30 17v13l9 6" />
      <path className="fi-art-fire" d="M30 4l4 6h-8zM30 56l4-6h-8zM4 30l6-4v8zM56 30l-6-4v8z" />
    </>
  ),
  take_card: (
    <>
      <rect
        className="fi-art-back"
        x="8"
        y="10"
        width="22"
        height="32"
        rx="3"
        transform="rotate(-14 19 26)"
      />
      <rect className="fi-art-bone" x="22" y="8" width="22" height="32" rx="3" transform="rotate(6 33 24)" />
      <path
        className="fi-art-skin"
        d="M56 54H36c-5-5-11-11-13-15-1-3 2-5 5-3l6 5V27c0-4 5-4 5 0v8l13 3c3 1 4 3 4 6z"
      />
    </>
  ),
  ahead_4: <Steps count={4} back={false} />,
  ahead_5: <Steps count={5} back={false} />,
  ahead_6: <Steps count={6} back={false} />,
  back_1: <Steps count={1} back />,
  back_2: <Steps count={2} back />,
  back_3: <Steps count={3} back />,
  double: (
    <>
      <Die
        x={20}
        y={24}
        turn={-14}
        pips={[
          [-5, -5],
          [5, 5],
        ]}
      />
      <Die
        x={37}
        y={37}
        turn={10}
        pips={[
          [-5, -5],
          [5, 5],
          [5, -5],
          [-5, 5],
        ]}
      />
      <text className="fi-art-times" x="49" y="18">
        ×2
      </text>
    </>
  ),
};
