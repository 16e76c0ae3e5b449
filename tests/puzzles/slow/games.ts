import type { SlowGame } from './hands.ts';
import { hongKong } from './hong-kong.ts';
import { british, taiwanese } from './larger-games.ts';
import { riichi } from './riichi.ts';
import { changchun, twoFiveEight } from './small-games.ts';

const GAMES: readonly SlowGame[] = [twoFiveEight, changchun, hongKong, taiwanese, british, riichi];

export function slowGame(id: string): SlowGame {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`the slow check knows no ${id}`);
  return game;
}
