/** Checks content/common/compare.yaml and reports faults to its author. */
import type { OptionSpec } from '../engine/game.ts';
import { answersIn, COMMON, type Comparison, ruleNamed } from './table.ts';

/**
 * Lists every fault, one sentence each: unknown rules or games, duplicate question ids, rules that are placed nowhere
 * or in several questions.
 * @param books rule and option ids by rulebook
 * @param games ids of the games that may answer
 * @param options each game's options
 */
export function faultsOf(
  { questions, alone }: Comparison,
  books: ReadonlyMap<string, readonly string[]>,
  games: readonly string[],
  options: ReadonlyMap<string, readonly OptionSpec[]>,
): string[] {
  const faults: string[] = [];
  /** The questions (or `alone`) that list each rule. Key: "<book>/<id>", e.g. "common/no-wrap". */
  const places = new Map<string, Set<string>>();
  const note = (book: string, rule: string, place: string): void => {
    const name = `${book}/${rule}`;
    if (books.get(book)?.includes(rule)) places.set(name, (places.get(name) ?? new Set()).add(place));
    else faults.push(`${place}: there is no rule "${rule}" in content/${book}/rulebook.yaml.`);
  };

  for (const [at, question] of questions.entries()) {
    if (questions.findIndex(({ id }) => id === question.id) !== at) {
      faults.push(`${question.id}: two questions have this id.`);
    }
    for (const [book, { rules, see, unless = [] }] of answersIn(question)) {
      for (const each of unless) {
        for (const [option, value] of Object.entries(each.with)) {
          const spec = options.get(book)?.find(({ id }) => id === option);
          if (!spec?.values.includes(value) || spec.default === value)
            faults.push(`${question.id}: ${book} has no other table by ${option}: ${value}.`);
        }
      }
      if (book !== COMMON && !games.includes(book)) {
        faults.push(`${question.id}: there is no game "${book}".`);
        continue;
      }
      for (const name of rules) {
        const { book: where, rule } = ruleNamed(name, book);
        note(where, rule, question.id);
      }
      for (const name of see) {
        const { book: where, rule } = ruleNamed(name, book);
        if (!books.get(where)?.includes(rule)) {
          faults.push(`${question.id}: there is no rule "${rule}" in content/${where}/rulebook.yaml.`);
        }
      }
    }
  }
  for (const [book, rules] of Object.entries(alone)) {
    for (const rule of rules) note(book, rule, 'alone');
  }
  for (const [book, rules] of books) {
    for (const rule of rules) {
      const where = [...(places.get(`${book}/${rule}`) ?? [])];
      if (where.length === 0)
        faults.push(`${book}/${rule} answers no question. List it under alone, or give it one.`);
      if (where.length > 1)
        faults.push(`${book}/${rule} stands in ${where.join(' and ')}. Name it under see in all but one.`);
    }
  }
  return faults;
}
