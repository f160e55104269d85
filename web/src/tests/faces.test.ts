import { expect, it } from "vitest";
import { levelFor, levelsOf, levelWanted } from "../map/levelsOf";
import type { Picture } from "../messages";
import { ownChair } from "../room/ownChair";
import { sittingIn } from "../room/sitting";

const GAME = { levels: ["random", "easy", "hard"], usual_level: "hard" };

it("lets bots play as strong as is wanted, where they can", () => {
  expect(levelFor("easy", GAME)).toBe("easy");
  expect(levelFor("medium", GAME)).toBe("hard");
  expect(levelFor(null, GAME)).toBe("hard");
});

it("offers the levels of all games, and medium where nothing was chosen", () => {
  const levels = levelsOf([{ levels: ["easy", "medium"] }, { levels: ["easy", "medium", "hard"] }]);
  expect(levels).toEqual(["easy", "medium", "hard"]);
  expect(levelWanted(null, levels)).toBe("medium");
  expect(levelWanted("hard", levels)).toBe("hard");
  expect(levelWanted("gone", levels)).toBe("medium");
});

it("knows one's own chair by the name, and else takes the first", () => {
  const chairs = [{ name: "Cleo" }, { name: "Ben" }, { name: "Ana" }];
  expect(ownChair({ name: "Ana", chairs: [1, 2] }, chairs)).toBe(2);
  expect(ownChair({ name: "Dan", chairs: [1, 2] }, chairs)).toBe(1);
  expect(ownChair({ name: "Ana", chairs: [] }, chairs)).toBeNull();
});

it("shows the pieces that were chosen, unless the game itself has them chosen", () => {
  const chairs = [
    { name: "Ana", face: null, piece: 5 },
    { name: "Rosa", face: "rosa" as const, piece: 1 },
  ];
  const skittles = { game: "skittles", table: {}, scores: [0, 0] } as unknown as Picture;
  expect(sittingIn(chairs, null).map(({ look }) => look)).toEqual([5, 1]);
  expect(sittingIn(chairs, skittles).map(({ look }) => look)).toEqual([5, 1]);
  const table = { squares: [0, 0], pieces: ["diamond"] };
  const battle = { game: "board_game_battle", table, scores: [0, 0] } as unknown as Picture;
  expect(sittingIn(chairs, battle).map(({ look }) => look)).toEqual([3, null]);
});
