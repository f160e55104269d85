"use strict";

const { connect, post } = require("./wire.cjs");

const GAME = "skulls";
const AGAIN = 0.7;

/** A match of boardgame.io's own lobby with both players synchronised: two seats that report to `match`. */
async function open(base, match) {
  const { matchID } = await post(`${base}/games/${GAME}/create`, { numPlayers: 2 });
  const seats = [new Seat(match, 0, matchID), new Seat(match, 1, matchID)];
  for (const seat of seats) await seat.enter(base);
  return seats;
}

class Seat {
  constructor(match, number, matchID) {
    this.match = match;
    this.number = number;
    this.matchID = matchID;
    this.playerID = String(number);
    this.acknowledge = () => {};
  }

  async enter(base) {
    const join = `${base}/games/${GAME}/${this.matchID}/join`;
    const joined = await post(join, { playerID: this.playerID, playerName: `Player ${this.playerID}` });
    this.credentials = joined.playerCredentials;
    const synchronised = new Promise((resolve) => {
      this.synchronised = resolve;
    });
    const url = `${base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    await connect(url, this);
    await synchronised;
  }

  /** Roll some dice again, or stop; resolves when the server's own update comes back. */
  play({ G, _stateID }, random) {
    const loose = [...G.dice.keys()].filter((die) => G.dice[die] !== 0);
    const again = G.dice.length === 0 || random() < AGAIN;
    const [type, args] = again ? ["roll", [loose.filter((_, place) => place < 2 || random() < 0.5)]] : ["stop", []];
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    return new Promise((resolve) => {
      this.acknowledge = resolve;
      this.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, this.playerID);
    });
  }

  // Socket.IO's framing over a plain WebSocket: 0 opened, 2 ping, 3 pong, 40 connected, 42 an event.

  emit(...event) {
    this.socket.send(`42/${GAME},${JSON.stringify(event)}`);
  }

  hear(text) {
    if (text === "2") this.socket.send("3");
    else if (text.startsWith("0")) this.socket.send(`40/${GAME},`);
    else if (text.startsWith("40")) this.emit("sync", this.matchID, this.playerID, this.credentials, 2);
    else if (text.startsWith("42")) this.told(...JSON.parse(text.slice(text.indexOf(",") + 1)));
    else this.match.refused(text);
  }

  told(event, matchID, about) {
    if (event === "sync") {
      this.see(about.state);
      this.synchronised();
    } else if (event === "update") {
      this.acknowledge();
      this.see(about);
    }
  }

  see(state) {
    const { currentPlayer, gameover } = state.ctx;
    const over = gameover !== undefined;
    this.match.saw(this, { version: state._stateID, mover: Number(currentPlayer), over, picture: state });
  }

  close() {
    this.socket.close();
  }
}

module.exports = { open };
