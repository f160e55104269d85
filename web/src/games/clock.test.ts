import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clock } from "./clock";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it goes as fast as it is told, from the moment when it is told", () => {
  const clock = new Clock();
  vi.advanceTimersByTime(100);
  clock.go(2);
  vi.advanceTimersByTime(100);
  clock.go(0);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(300);
});

test("what waits comes sooner at a quicker clock, and not while it stands", () => {
  const clock = new Clock();
  const happened = vi.fn();
  clock.after(1000, happened);
  vi.advanceTimersByTime(500);
  clock.go(0);
  vi.advanceTimersByTime(10_000);
  clock.go(4);
  vi.advanceTimersByTime(124);
  expect(happened).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(happened).toHaveBeenCalledTimes(1);
});

test("what is due now happens even while it stands", () => {
  const clock = new Clock();
  const happened = vi.fn();
  clock.go(0);
  clock.after(0, happened);
  vi.advanceTimersByTime(0);
  expect(happened).toHaveBeenCalledTimes(1);
});

test("what was called off does not happen, however fast the clock goes", () => {
  const clock = new Clock();
  const happened = vi.fn();
  const callOff = clock.after(100, happened);
  clock.go(0);
  callOff();
  clock.go(1);
  vi.advanceTimersByTime(1000);
  expect(happened).not.toHaveBeenCalled();
});

test("whoever watches is told of another pace, and only of another", () => {
  const clock = new Clock();
  const told = vi.fn(() => clock.held);
  const leave = clock.watch(told);
  clock.go(1);
  expect(told).not.toHaveBeenCalled();
  clock.go(0);
  expect(told).toHaveReturnedWith(true);
  leave();
  clock.go(1);
  expect(told).toHaveBeenCalledTimes(1);
});
