/** Reads a board in which several seats claim one tile. */

import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { isFactTrue, type SeatFacts } from '../../evaluation/facts.ts';
import { parseAction } from '../../notation/lines.ts';
import { parseSeat } from '../../notation/seats.ts';
import { factsOf } from '../../puzzles/win-facts.ts';
import { LessonError } from '../../scenes/error.ts';
import { parseAt } from '../../scenes/read-hand.ts';
import { momentIn, type ReadByRules } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import { STANDS } from './claim-outcome.ts';
import type { ClaimAction, ClaimedTile } from './claimed-tile.ts';

/**
 * Reads the calls for a discard at a moment of a scene. Example: `south pungs 5p | west wins`.
 * @throws LessonError when no tile is offered, or a text is not a call
 */
function read(board: ReadByRules): ClaimedTile {
  const { table } = momentIn(board);
  const { stage } = table;
  if (stage.phase !== 'collecting') {
    throw new LessonError(
      board.place,
      'nothing is to be called at this step',
      'Take the step after a discard.',
    );
  }
  const calls = (board.try ?? '').split('|').map((text): ClaimAction => {
    const action = parseAt(board.place, () => parseAction(text.trim(), table.dealer));
    switch (action.do) {
      case 'chow':
      case 'pung':
      case 'kong':
      case 'win':
        return action;
      default:
        throw new LessonError(board.place, `“${text.trim()}” is no call`, 'Write “south pungs 5p”.');
    }
  });
  const facts = declarationsOf(calls, table, board.generator.ruleset);
  return { table, offer: stage.offer, calls, facts, rules: board.rules ?? [] };
}

/**
 * Returns the facts the tiles do not show, as far as all claimants of a win agree on them. They are shown beside the
 * board because they may decide the win.
 */
function declarationsOf(calls: readonly ClaimAction[], table: Table, ruleset: Ruleset): SeatFacts {
  const winners = calls.filter((call) => call.do === 'win');
  if (winners.length === 0) return {};
  return Object.fromEntries(
    factsOf(ruleset).flatMap((fact) => {
      const [first, ...others] = winners.map(({ seat }) => isFactTrue(ruleset, table, seat, fact));
      return first !== undefined && others.every((other) => other === first) ? [[fact, first]] : [];
    }),
  );
}

export default boardForm({
  read,
  keyOf: (answer, { subject: { table }, place }) =>
    answer.split(/[\s,]+/).map((name) => String(parseAt(place, () => parseSeat(name, table.dealer)))),
  written: (key) => key.flatMap((fate) => (fate.endsWith(`:${STANDS}`) ? (fate.split(':')[0] ?? []) : [])),
});
