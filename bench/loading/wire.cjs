"use strict";

// The same sockets and the same HTTP for both servers, so that neither is driven by a heavier client.

function webSocketClass() {
  try {
    return require("ws");
  } catch {
    return globalThis.WebSocket; // Node.js 22, or 20 with --experimental-websocket
  }
}

const WebSocket = webSocketClass();

/** Give a seat its socket: `hear` is called with every text, and its match is told if the socket closes. */
function connect(url, seat) {
  const socket = new WebSocket(url);
  seat.socket = socket;
  socket.onclose = () => seat.match.lost();
  socket.onmessage = (event) => seat.hear(event.data);
  return new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${url}`));
  });
}

async function post(url, message) {
  const body = JSON.stringify(message);
  const answer = await fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

module.exports = { connect, post };
