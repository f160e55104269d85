"use strict";

const { connect, post } = require("./wire.cjs");

/** A room for two with its match begun: two seats that report to `match`. */
async function open(base, match) {
  const host = await post(`${base}/api/rooms`, { game: "fortune", name: "Ana", seats: 2 });
  const guest = await post(`${base}/api/rooms/${host.code}/people`, { name: "Ben" });
  const seats = [new Seat(match, 0), new Seat(match, 1)];
  await Promise.all([seats[0].enter(base, host), seats[1].enter(base, guest)]);
  await seats[0].ask("sit", { chair: 0, name: "Ana" });
  await seats[1].ask("sit", { chair: 1, name: "Ben" });
  await seats[0].ask("begin", {});
  return seats;
}

class Seat {
  constructor(match, number) {
    this.match = match;
    this.number = number;
    this.asked = 0;
    this.waiting = new Map();
  }

  async enter(base, admission) {
    const url = `${base.replace("http", "ws")}/api/rooms/${admission.code}/ws`;
    await connect(url, this);
    const welcome = new Promise((resolve) => this.waiting.set("welcome", resolve));
    this.socket.send(JSON.stringify({ type: "hello", token: admission.token, language: "en" }));
    await welcome;
  }

  ask(type, fields) {
    const id = String(++this.asked);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** One of the legal moves that the picture names; resolves when it is stored. */
  play(picture, random) {
    const { move } = picture.moves[Math.floor(random() * picture.moves.length)];
    return this.ask("play", { chair: this.number, moves: [move], inputs: picture.inputs });
  }

  hear(text) {
    const message = JSON.parse(text);
    if (message.type === "refused") this.match.refused(`${message.why}: ${message.text}`);
    else if (message.type === "done") this.answer(message.id);
    else if (message.type === "welcome") {
      this.picture = message.picture;
      this.answer("welcome");
    } else if (message.type === "news" && message.frames) {
      for (const frame of message.frames) this.picture = changed(this.picture, frame.changes);
      this.see(this.picture);
    }
  }

  answer(id) {
    this.waiting.get(id)?.();
    this.waiting.delete(id);
  }

  see(picture) {
    this.match.saw(this, { version: picture.inputs, mover: picture.to_move, over: picture.over, picture });
  }

  close() {
    this.socket.close();
  }
}

/** The data with these changes made in it; see Changes in the server's messages. */
function changed(data, { set = {}, splice = {}, drop = [] }) {
  const found = { "": data };
  const inside = (place) => {
    const way = place === "" ? [""] : ["", ...place.split(".")];
    const last = way.pop();
    return [way.reduce((part, name) => part[name], found), last];
  };
  for (const [place, value] of Object.entries(set)) {
    const [part, name] = inside(place);
    part[name] = value;
  }
  for (const [place, [start, removed, put]] of Object.entries(splice)) {
    const [part, name] = inside(place);
    part[name].splice(start, removed, ...put);
  }
  for (const place of drop) {
    const [part, name] = inside(place);
    delete part[name];
  }
  return found[""];
}

module.exports = { open };
