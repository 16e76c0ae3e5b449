/** What the printed sheet of a game says, section by section. The card for the table shows some of it. */
import { memo } from '../../engine/memo.ts';
import { authorAt } from '../lesson/context.ts';
import { playedScene, scenesOf } from '../lesson/scenes.ts';
import { makerOf } from '../practice/questions.ts';
import { type Course, rulebook, rulesOf, type SiteRule } from './courses.ts';
import { amountText, belowAmount, paidIn, paidRows, patternsOf, sheetOf } from './sheet.ts';

/** Collects the sections of a sheet; patterns and tables stand on the card where a course has one. */
export const sheetSections = memo(async (course: Course) => {
  const { generator } = await makerOf(course.ruleset);
  const { ruleset } = generator;
  const place = { file: `content/${course.ruleset}/rulebook.yaml`, line: 1 };
  const author = await authorAt(course.ruleset, place);
  const own = await rulebook(course.ruleset);
  const known = await rulesOf(course.ruleset);
  const scenes = await Promise.all(scenesOf(course.ruleset).map((id) => playedScene(course.ruleset, id)));
  const patterns = (course.card ? [] : patternsOf(own, ruleset, place)).map(({ amounts, rules }) => {
    const amount = amountText(amounts, ruleset.scoring?.unit ?? '');
    return { amount, rules: rules.map((rule) => belowAmount(amount, rule)) };
  });
  const paid = paidIn(
    scenes.flatMap((scene) => scene ?? []),
    own.map(({ id }) => id),
  );
  const sheet = sheetOf(
    generator,
    [...paid, ...patterns.flatMap(({ rules }) => rules.map(({ id }) => id))],
    (call) => author.definitions.get(call)?.characters,
  );
  const rulesIn = (ids: readonly string[]): SiteRule[] => ids.flatMap((id) => known.get(id) ?? []);
  const isOption = (rule: SiteRule): boolean => rule.values !== undefined;
  /** What stands on the card, which is the second page where a game has one of its own. */
  const onCard = new Set(course.card?.rules.flatMap(({ rules }) => rules));
  const sections = {
    complete: rulesIn(sheet.complete),
    contest: rulesIn(sheet.contest),
    kongs: rulesIn(sheet.kongs),
    // A clause that an option has may be idle.
    also: rulesIn(sheet.also).filter((rule) => !isOption(rule)),
    // A rule that counts in several ways says them all in its sentence.
    values: own.filter(
      (rule) =>
        (rule.parts !== undefined || rule.sheet === 'values') && !isOption(rule) && !onCard.has(rule.id),
    ),
    pays: [...own.filter((rule) => rule.sheet === 'pays'), ...rulesIn(paid)],
    end: rulesIn(sheet.end),
  };
  /** Everything that takes room. */
  const all = [
    ...Object.values(sections).flat(),
    ...rulesIn([...onCard]),
    ...patterns.flatMap(({ rules }) => rules),
  ];
  return { author, generator, own, sections, patterns, calls: sheet.calls, rows: paidRows(generator), all };
});
