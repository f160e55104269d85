/** A small boat with its lantern, somewhere off the map. */
export function Adrift() {
  return (
    <svg className="adrift" viewBox="0 0 240 150" aria-hidden="true">
      <circle className="adrift-glow" cx="150" cy="62" r="46" />
      <g className="adrift-boat">
        <path className="adrift-mast" d="M116 18l4-1 3 88h-5z" />
        <path className="adrift-sail" d="M124 22c30 10 46 34 46 66-16-8-30-10-46-9z" />
        <path className="adrift-sail far" d="M114 30c-16 14-26 30-28 50 10-4 18-5 28-4z" />
        <path className="adrift-lantern" d="M147 94h8l2 12h-12zM148 94c0-8 6-8 6 0" />
        <path
          className="adrift-hull"
          d="M58 102c40 6 84 6 126-2-6 20-16 30-34 31-26 2-50 2-66-2-14-3-22-12-26-27z"
        />
        <path className="adrift-plank" d="M68 113c36 4 72 4 108-2M76 123c30 3 58 3 90-1" />
      </g>
      <path
        className="adrift-wave"
        d="M8 134q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0M30 146q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0"
      />
    </svg>
  );
}
