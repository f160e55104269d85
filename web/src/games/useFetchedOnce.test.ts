import { expect, test, vi } from "vitest";
import { once } from "./useFetchedOnce";

test("what was found is not asked for again", async () => {
  const ask = vi.fn(async (address: string) => ({ address }));
  const [one, other] = [await once("/found", ask), await once("/found", ask)];
  expect(other).toBe(one);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("after a failure it is asked for again", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValueOnce("here");
  await expect(once("/lost", ask)).rejects.toThrow("lost");
  expect(await once("/lost", ask)).toBe("here");
});
