import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type Line, pauseBefore, type Status } from "../connection";
import type { Heard } from "../differences";

class Wire implements Line {
  sent: { type: string; id?: string }[] = [];
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  welcome(): void {
    this.onopen?.({} as Event);
    this.say({ type: "welcome" });
  }
  break(): void {
    this.onclose?.({} as CloseEvent);
  }
}

let wires: Wire[];
let statuses: Status[];
let heard: Heard[];
let connection: Connection;
const wire = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  heard = [];
  connection = new Connection({
    hello: () => ({ type: "hello", token: "key", language: "en" }),
    hear: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    dial: () => {
      const made = new Wire();
      wires.push(made);
      return made;
    },
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it("says hello first, and asks once it was welcomed", () => {
  void connection.ask({ type: "begin" });
  wire().onopen?.({} as Event);
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello"]);
  wire().say({ type: "welcome" });
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "begin"]);
  expect(statuses).toEqual(["connecting", "open"]);
});

it("gives the answer to whoever asked", async () => {
  wire().welcome();
  const answer = connection.ask({ type: "pause", paused: true });
  wire().say({ type: "done", id: wire().sent.at(-1)?.id });
  expect((await answer).type).toBe("done");
});

it("calls again after a break and repeats what was not answered, with the same id", async () => {
  wire().welcome();
  const answer = connection.ask({ type: "begin" });
  const asked = wire().sent.at(-1);
  wire().break();
  expect(statuses.at(-1)).toBe("reconnecting");
  vi.advanceTimersByTime(200);
  expect(wires).toHaveLength(2);
  wire().welcome();
  expect(wire().sent.at(-1)).toEqual(asked);
  wire().say({ type: "done", id: asked?.id });
  await answer;
  wire().break();
  vi.advanceTimersByTime(200);
  wire().welcome();
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello"]);
});

it("hangs up on a line that has gone silent", () => {
  wire().welcome();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBeGreaterThan(1);
  expect(wires[0]?.closed).toBe(true);
});

it("does not call again once it is closed", () => {
  wire().welcome();
  connection.close();
  wire().break();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

it("waits shortly at first, then longer and longer, but never too long", () => {
  const pauses = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, 1));
  expect(pauses).toEqual([150, 600, 1200, 2400, 10_000]);
  expect(pauseBefore(3, 0)).toBe(1200);
});

it("asks once to be welcomed anew where news are missing", () => {
  const room = { stage: "playing" };
  wire().onopen?.({} as Event);
  wire().say({ type: "welcome", room, picture: null });
  wire().say({ type: "news", number: 1, changes: { set: { "room.sequence": 5 } } });
  wire().say({ type: "news", number: 3 });
  wire().say({ type: "news", number: 4 });
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "refresh"]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "news"]);
  expect(heard[1]).toMatchObject({ room: { stage: "playing", sequence: 5 }, frames: [], anew: false });
  wire().say({ type: "welcome", room, picture: null });
  wire().say({ type: "news", number: 1 });
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "news", "welcome", "news"]);
});

it("hangs up while nobody looks, and loses no request", () => {
  wire().welcome();
  void connection.ask({ type: "begin" });
  connection.rest();
  expect(wires[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(wires).toHaveLength(1);
  connection.hurry();
  wire().welcome();
  expect(wires).toHaveLength(2);
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "begin"]);
  expect(statuses).toEqual(["connecting", "open", "connecting", "open"]);
});
