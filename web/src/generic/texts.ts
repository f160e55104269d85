/** The few words that the table of any game says itself. */

export const en = {
  "generic.players": "Players",
  "generic.table": "On the table",
  "generic.score": "Score: {score}",
  "generic.turn": "to move",
  "generic.won": "has won",
  "generic.none": "none",
  "generic.yes": "yes",
  "generic.no": "no",
  "generic.face_down": "face down",
  "generic.choices": "What you can do",
  "generic.advised": "What the bots would do",
};

export const de: typeof en = {
  "generic.players": "Spieler",
  "generic.table": "Auf dem Tisch",
  "generic.score": "Stand: {score}",
  "generic.turn": "am Zug",
  "generic.won": "hat gewonnen",
  "generic.none": "keine",
  "generic.yes": "ja",
  "generic.no": "nein",
  "generic.face_down": "verdeckt",
  "generic.choices": "Was du tun kannst",
  "generic.advised": "Was die Bots tun würden",
};
