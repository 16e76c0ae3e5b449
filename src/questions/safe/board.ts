/** Reads a board that asks which of a few tiles is the safest. */
import { formatTiles } from '../../notation/tile-text.ts';
import { threatRulesOf } from '../../puzzles/proof/safety.ts';
import { isThreatened, tileSafety } from '../../puzzles/proof/tile-safety.ts';
import type { GeneratorContext, Question } from '../../puzzles/question.ts';
import { LessonError, type SourcePlace } from '../../scenes/error.ts';
import { momentIn, type ReadByRules, tilesOf } from '../boards/board-claim.ts';
import { boardForm, TILES_NAMED } from '../boards/board-form.ts';
import type { SafeChoice } from './rules.ts';

/**
 * Reads the tiles that a seat may discard at a moment of a scene.
 * @throws LessonError when no seat has to discard, nobody threatens it, or it does not hold these tiles
 */
function read(board: ReadByRules): SafeChoice {
  const { place, generator } = board;
  const { table } = momentIn(board);
  const { stage } = table;
  if (stage.phase !== 'deciding') {
    throw new LessonError(place, 'nobody has to discard at this step', 'Take the step of a discard.');
  }
  const { seat } = stage;
  if (!isThreatened(generator.ruleset, table, seat)) {
    throw new LessonError(
      place,
      'nobody threatens to win at this step',
      'Let a seat declare its hand, or lay down all its sets but one.',
    );
  }
  const tiles = tilesOf(board.tiles, board);
  const strange = tiles.filter((tile) => !table.seats[seat].concealed.includes(tile));
  if (tiles.length < 2 || strange.length > 0) {
    throw new LessonError(
      place,
      strange.length > 0 ? `${formatTiles(strange)} is not in the hand` : 'fewer than two tiles are offered',
      'Write tiles="…": some tiles of the hand, a copy of each.',
    );
  }
  return { table, seat, tiles };
}

/**
 * @throws LessonError when two tiles are as safe as each other; or where no hand is declared, so that all can be known,
 * when somebody may win on every tile
 */
function checkKey(
  { key, subject }: Question<SafeChoice>,
  { ruleset }: GeneratorContext,
  place: SourcePlace,
): void {
  if (key.length > 1)
    throw new LessonError(place, `${key.join(' and ')} are equally safe`, 'Offer one of them.');
  if (threatRulesOf(ruleset)) return;
  const { riskOf } = tileSafety(ruleset, subject.table, subject.seat);
  if (subject.tiles.some((tile) => riskOf(tile) === 0)) return;
  throw new LessonError(
    place,
    `somebody may win on each of these tiles, on ${key.join()} too`,
    'Offer a tile that nobody can win on.',
  );
}

export default boardForm({ read, check: checkKey, ...TILES_NAMED });
