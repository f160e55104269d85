/** What the places that can be chosen are called: each by its name, or where there are many, each trail once. */

import type { Point } from "./points";

export interface Named {
  name: string;
  at: Point;
}

/** As many names can be read side by side. */
const MOST = 5;

export function signposts(all: Named[]): Named[] {
  return all.length <= MOST ? all : [...byTrail(all)].map(([name, there]) => middleOf(name, there));
}

function byTrail(all: Named[]): Map<string, Named[]> {
  const trails = new Map<string, Named[]>();
  for (const one of all) {
    const trail = one.name.replace(/\s*\d+$/, "");
    trails.set(trail, [...(trails.get(trail) ?? []), one]);
  }
  return trails;
}

/** The name of a trail over the middle one of its places; one that is alone keeps its own. */
function middleOf(trail: string, there: Named[]): Named {
  const middle = there[Math.floor(there.length / 2)] as Named;
  return there.length === 1 ? middle : { name: trail, at: middle.at };
}
