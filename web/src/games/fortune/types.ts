// Made from the view and the page of the game by `python -m emberisle.server.http.typescript`.

export interface FortuneView {
  totals: number[];
  finish_line: number;
  turn: number;
  card: string;
  dice: string;
  chest: string;
  in_hand: number;
  skulls: number;
  rolls: number;
  spell: boolean;
  standing: number;
  final_round: boolean;
  last_turns: number;
  unseen: Record<string, number>;
  coming: string[];
}

export interface FortuneScene {
  effect: string;
  standing: [string, number][];
}
