/** The sky, the volcano on the horizon and the sea behind the islands. */

const STARS = Array.from({ length: 70 }, (_, at) => ({
  x: (at * 197.3) % 1600,
  y: ((at * 83.7) % 230) + 6,
  r: 0.6 + ((at * 7) % 5) * 0.25,
}));

const WAVES = Array.from({ length: 26 }, (_, at) => ({
  x: (at * 263) % 1500,
  y: 330 + ((at * 61) % 540),
  w: 40 + ((at * 37) % 90),
}));

export function NightSea() {
  return (
    <svg className="night-sea" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sea-far" />
          <stop offset="1" className="sea-near" />
        </linearGradient>
        <radialGradient id="ember-glow">
          <stop offset="0" className="glow-in" />
          <stop offset="1" className="glow-out" />
        </radialGradient>
        <linearGradient id="lava" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset="1" stopColor="#ff5a1f" />
        </linearGradient>
      </defs>
      <rect width="1600" height="312" fill="url(#sky)" />
      <g className="stars">
        {STARS.map((star) => (
          <circle key={star.x} cx={star.x} cy={star.y} r={star.r} />
        ))}
      </g>
      <ellipse cx="1130" cy="168" rx="420" ry="210" fill="url(#ember-glow)" />
      <path className="smoke" d="M1124 132c-13-20 9-29-3-50s15-30 3-56c30 18 20 33 27 50s13 24-2 56z" />
      <path
        className="far-hills"
        d="M650 312c70-8 120-10 170-26 40-13 64-10 98-26 32-15 54-18 82-40 38-30 66-78 98-88h58c34 12 58 56 96 84 30 22 58 24 92 40 40 18 70 16 120 30 50 13 90 14 136 26z"
      />
      <path
        className="near-hills"
        d="M880 312c50-20 78-14 116-30 26-11 40-30 60-32 30-3 44 24 74 22 34-2 46-30 78-26 28 4 40 28 72 36 44 12 80 10 128 30z"
      />
      <path
        d="M1098 132h58c5 2 9 5 13 8l-6 9-8-4-5 22-9-18-6 46-10-44-9 16-5-20-9 8-5-7c4-6 8-12 11-16z"
        fill="url(#lava)"
      />
      <rect y="310" width="1600" height="600" fill="url(#sea)" />
      <svg y="310" width="1600" height="200" overflow="hidden" aria-hidden="true">
        <ellipse className="gleam" cx="1127" cy="0" rx="300" ry="80" fill="url(#ember-glow)" />
      </svg>
      <g className="waves">
        {WAVES.map((wave) => (
          <path key={wave.x} d={`M${wave.x} ${wave.y}q${wave.w / 4} -6 ${wave.w / 2} 0t${wave.w / 2} 0`} />
        ))}
      </g>
      <g className="chart">
        <path d="M0 640c160-120 330 70 520-30s300-40 440 40 320 30 640-110" />
        <g transform="translate(1490 430)">
          <circle r="52" />
          <circle r="43" />
          <path className="rose" d="M0-50L8-8 50 0 8 8 0 50-8 8-50 0-8-8z" />
        </g>
      </g>
    </svg>
  );
}
