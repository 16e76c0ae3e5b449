/** Reads written hands whose question needs the rules. */
import { emptyContext } from '../../puzzles/empty-table.ts';
import type { QuestionSpec } from '../../puzzles/question.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import type { ReadBoard, RuleReader } from '../../scenes/boards/board-claim.ts';
import { unwritable } from '../../scenes/error.ts';
import { loadPreview, previewOf } from '../Practice/kinds.ts';
import type { OwnBoardsProps } from './props.ts';

/** Readers that need the rules, by question kind. A frame loads only its own. */
const readers = import.meta.glob<{ readonly read: RuleReader }>('../../scenes/ruled-boards/*.ts');

/**
 * Returns the question's subject and the data to show with it.
 * @throws LessonError if the question cannot be asked
 */
export async function readByRules(
  claim: ReadBoard,
  asking: QuestionSpec,
  { kinds }: Pick<OwnBoardsProps, 'kinds'>,
): Promise<readonly [asked: unknown, seen: unknown]> {
  const { kind, place } = claim;
  const load = readers[`../../scenes/ruled-boards/${kind}.ts`];
  if (!load) throw unwritable(kind, kinds, place);
  const [{ read }, game, see] = await Promise.all([load(), loadGame(asking.ruleset), loadPreview(kind)]);
  const generator = emptyContext(rulesetOf(game));
  const subject = read({ ...claim, generator });
  return [subject, previewOf({ see: see ?? undefined }, { asking, subject }, generator)];
}
