"use strict";

// Plays many matches at once against one server: `node driver.cjs SERVER ADDRESS`, then one JSON command for
// each line that comes in, answered by one line: {"do": "open", "first": 0, "matches": 200}, {"do": "play",
// "moves": 30, "every": 0, "of": 400} and {"do": "close"}. It ends when nothing more comes in. Several of them
// share the matches: `first` is the number of the first one here, `of` how many there are everywhere.

const readline = require("node:readline");

const [, , server, base] = process.argv;
const { open } = require(`./${server}.cjs`);

const OPENED_AT_ONCE = 10;
const PATIENCE = 60_000;

/** Chances that are the same in every run (mulberry32). */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One match for two: a move is over when it is acknowledged and both players have seen it. */
class Match {
  constructor(number) {
    this.number = number;
    this.random = chances(number + 1);
    this.failed = null;
    this.closing = false;
    this.positions = [null, null];
    this.watch = () => {};
  }

  async open() {
    const both = this.until((positions) => positions.every(Boolean));
    [this.seats] = await Promise.all([open(base, this), both]);
  }

  saw(seat, position) {
    this.positions[seat.number] = position;
    this.watch(seat.number);
  }

  refused(why) {
    this.fail(why);
  }

  lost() {
    if (!this.closing) this.fail("the connection was lost");
  }

  fail(why) {
    this.failed ??= why;
    this.watch(null);
  }

  /** Resolves when this is so of what the two see, or when the match has failed; `each` hears who saw what. */
  until(found, each = () => {}) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail("nothing was heard for a minute"), PATIENCE);
      this.watch = (number) => {
        if (number !== null) each(number);
        if (this.failed === null && !found(this.positions)) return;
        clearTimeout(timer);
        this.watch = () => {};
        if (this.failed === null) resolve();
        else reject(new Error(this.failed));
      };
    });
  }

  get over() {
    return this.positions[0].over;
  }

  async move(tally) {
    const { version, mover } = this.positions[0];
    const sent = performance.now();
    let acknowledged = false;
    const seen = this.until(
      (positions) => acknowledged && positions.every((position) => position.version > version),
      (number) => {
        const told = number !== mover && this.positions[number].version > version;
        if (told) tally.seen.push(performance.now() - sent);
      },
    );
    this.seats[mover].play(this.positions[mover].picture, this.random).then(() => {
      tally.done.push(performance.now() - sent);
      acknowledged = true;
      this.watch(null);
    });
    await seen;
  }

  /** So many moves, or to the end; not faster than one `every` so many milliseconds, from `began`. */
  async play(moves, every, began, tally) {
    for (let made = 0; made < moves && !this.over && this.failed === null; made++) {
      const early = began + made * every - performance.now();
      if (every > 0 && early > 0) await pause(early);
      await this.move(tally);
    }
  }

  close() {
    this.closing = true;
    for (const seat of this.seats ?? []) seat.close();
  }
}

let matches = [];

const commands = {
  async open({ first, matches: wanted }) {
    matches = Array.from({ length: wanted }, (_, number) => new Match(first + number));
    const waiting = [...matches];
    const openSome = async () => {
      for (let match = waiting.shift(); match !== undefined; match = waiting.shift()) await match.open();
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
    return {};
  },

  async play({ moves, every, of }) {
    const tally = { done: [], seen: [] };
    const began = performance.now();
    const usage = process.cpuUsage();
    const staggered = (number) => began + (1000 * every * number) / of;
    await Promise.allSettled(
      matches.map((match) => match.play(moves, 1000 * every, staggered(match.number), tally)),
    );
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(usage);
    const failed = matches.flatMap((match) => match.failed ?? []);
    return { ...tally, failed, seconds, driver: (user + system) / 1e6 };
  },

  async close() {
    for (const match of matches) match.close();
    matches = [];
    return {};
  },
};

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    console.log(JSON.stringify(await commands[command.do](command)));
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
