import { expect, test, vi } from "vitest";
import { keepPace } from "./animations";
import { Clock } from "./clock";

const animation = (playState: AnimationPlayState) => ({
  playState,
  pause: vi.fn(),
  play: vi.fn(),
  updatePlaybackRate: vi.fn(),
});

const paced = (pace: number): Clock => {
  const clock = new Clock();
  clock.go(pace);
  return clock;
};

test("an animation goes as fast as the clock", () => {
  const moving = animation("running");
  keepPace(moving, paced(4));
  expect(moving.updatePlaybackRate).toHaveBeenCalledWith(4);
  expect(moving.play).not.toHaveBeenCalled();
});

test("it stands while the clock stands, and then goes on", () => {
  const [moving, standing] = [animation("running"), animation("paused")];
  keepPace(moving, paced(0));
  expect(moving.pause).toHaveBeenCalled();
  keepPace(standing, paced(0.5));
  expect(standing.updatePlaybackRate).toHaveBeenCalledWith(0.5);
  expect(standing.play).toHaveBeenCalled();
});

test("what is over is not begun again", () => {
  const over = animation("finished");
  keepPace(over, paced(0));
  keepPace(over, paced(2));
  expect(over.pause).not.toHaveBeenCalled();
  expect(over.play).not.toHaveBeenCalled();
});
