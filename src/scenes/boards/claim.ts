/** Several seats that call one tile. */
import { parseAction } from '../../notation/lines.ts';
import type { Call, Called } from '../../puzzles/concepts/claim/index.ts';
import { momentIn, type Read } from '../board-claim.ts';
import { LessonError } from '../error.ts';
import { reading } from '../read-hand.ts';

/** The calls for a discard at a moment of a scene. */
export function read(given: Read): Called {
  const { table } = momentIn(given);
  const { stage } = table;
  if (stage.phase !== 'claiming') {
    throw new LessonError(
      given.place,
      'nothing is to be called at this step',
      'Take the step after a discard.',
    );
  }
  const calls = (given.try ?? '').split('|').map((text): Call => {
    const action = reading(given.place, () => parseAction(text.trim(), table.dealer));
    switch (action.do) {
      case 'chow':
      case 'pung':
      case 'kong':
      case 'win':
        return action;
      default:
        throw new LessonError(given.place, `“${text.trim()}” is no call`, 'Write “south pungs 5p”.');
    }
  });
  return { table, offer: stage.offer, calls, facts: {}, rules: given.rules ?? [] };
}
