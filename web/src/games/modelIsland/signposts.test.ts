import { expect, it } from "vitest";
import { type Named, signposts } from "./signposts";

const at = (name: string, x = 0): Named => ({ name, at: [x, 0, 0] });

it("names every place where there are few", () => {
  const few = [at("Witchlord Trail 9"), at("Witchlord Trail 12"), at("Cave 2")];
  expect(signposts(few)).toEqual(few);
});

it("names every trail once where there are many, and what is alone by its own name", () => {
  const many = [1, 2, 3, 4, 5].map((n) => at(`Ring Road ${n}`, n));
  expect(signposts([...many, at("Helipad"), at("South Shore 4")])).toEqual([
    at("Ring Road", 3),
    at("Helipad"),
    at("South Shore 4"),
  ]);
});
