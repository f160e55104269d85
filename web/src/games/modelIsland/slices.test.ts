import { expect, it, vi } from "vitest";
import { inSlices, share, type Work } from "./slices";

function* counting(to: number): Work<string> {
  for (let n = 0; n < to; n++) yield n / to;
  return `counted to ${to}`;
}

const ALWAYS = () => true;

/** Every look at the clock finds it later than a slice lasts. */
const hurrying = () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 100;
    return now;
  });
};

it("does all of a work", async () => {
  expect(await inSlices(counting(5000), () => {}, ALWAYS)).toBe("counted to 5000");
});

it("says how far it is, and lets others have their turn in between", async () => {
  hurrying();
  const told: (number | string)[] = [];
  const tell = (done: number) => {
    told.push(done);
    setTimeout(() => told.push("others"));
  };
  await inSlices(counting(2), tell, ALWAYS);
  expect(told).toEqual([0, "others", 0.5, "others"]);
});

it("stops when nobody wants it any more", async () => {
  hurrying();
  const told: number[] = [];
  expect(
    await inSlices(
      counting(4),
      (done) => told.push(done),
      () => told.length < 2,
    ),
  ).toBeNull();
  expect(told).toEqual([0, 0.25]);
});

it("counts a part for its share of the whole", () => {
  const work = share(0.5, 1, counting(2));
  expect([work.next().value, work.next().value]).toEqual([0.5, 0.75]);
  expect(work.next()).toEqual({ done: true, value: "counted to 2" });
});
