/** The kinds of question that an author can write, in a lesson or in `boards.yaml`: a line each. */
import barred from '../barred/board.ts';
import claim from '../claim/board.ts';
import declare from '../declare/board.ts';
import discard from '../discard/board.ts';
import fu from '../fu/board.ts';
import han from '../han/board.ts';
import may from '../may/board.ts';
import mend from '../mend/board.ts';
import pass from '../pass/board.ts';
import pays from '../pays/board.ts';
import safe from '../safe/board.ts';
import sort from '../sort/board.ts';
import waits from '../waits/board.ts';
import win from '../win/board.ts';
import worth from '../worth/board.ts';
import type { BoardForm } from './board-form.ts';

/** How a board of each kind is written. */
export const BOARD_FORMS: Readonly<Record<string, BoardForm>> = {
  win,
  sort,
  waits,
  discard,
  mend,
  pass,
  worth,
  pays,
  may,
  claim,
  declare,
  barred,
  han,
  fu,
  safe,
};
