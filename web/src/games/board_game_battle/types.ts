// Made from the view and the page of the game by `python -m emberisle.server.http.typescript`.

export interface BattleView {
  board: string;
  pieces: string[];
  round: number;
  places: number[];
  ranks: number[];
  turn: number | null;
  dice: number[];
  squares: number[];
  detour: (number | null)[];
  beaten: number[][];
  facing: number[];
  winner: number | null;
}

export interface BattleScene {
  chances: number[];
}

export interface BoardSquare {
  kind: string;
  title: string;
  effect: string;
  rule: string;
  x: number;
  y: number;
}

export interface BoardPicture {
  name: string;
  title: string;
  piece: [number, number];
  path: BoardSquare[];
  detour: BoardSquare[];
}
