/** The question of the comparison that a parting is about: what happened there, and not merely a rule that answers more than one. */
import { answersIn, COMMON, type Comparison, ruleNamed } from '../table.ts';
import type { Parting, PartingRule } from './parting.ts';
import { nameOf } from './search.ts';
import type { GamePair } from './start.ts';

/** The places of the questions that a rule answers, by "<game>/<rule>": first where it has its own place. */
export type Asks = Readonly<Record<string, readonly number[]>>;

/** @param games all that are compared */
export function asksOf({ questions }: Pick<Comparison, 'questions'>, games: readonly string[]): Asks {
  const found: Record<string, number[]> = {};
  const note = (name: string, book: string, at: number): void => {
    const named = ruleNamed(name, book);
    // A rule that all games have parts two of them where one of them has another.
    for (const game of named.book === COMMON ? games : [named.book]) {
      const all = found[`${game}/${named.rule}`] ?? [];
      found[`${game}/${named.rule}`] = all;
      if (!all.includes(at)) all.push(at);
    }
  };
  for (const part of ['rules', 'see'] as const)
    for (const [at, question] of questions.entries())
      for (const [book, answer] of answersIn(question)) for (const name of answer[part]) note(name, book, at);
  return found;
}

/** A question, as far as it must be known here: its answers by game, a sentence each. */
interface AboutQuestion {
  readonly id: string;
  readonly answers: Readonly<Record<string, { readonly says: string } | undefined>>;
}

/**
 * The place of the question that a parting is about; −1 where none is, on which its games say different things.
 * @param rulesets those of the two games
 */
export function questionAbout(
  { asks, questions }: { readonly asks: Asks; readonly questions: readonly AboutQuestion[] },
  rulesets: GamePair<{ readonly id: string }>,
  named: PartingRule,
  matter: Parting['matter'],
): number {
  const differs = (at: number): boolean => {
    const [one, two] = rulesets.map(({ id }) => questions[at]?.answers[id]?.says);
    return one !== two;
  };
  const paid = questions.findIndex(({ id }) => id === matter);
  if (paid >= 0 && differs(paid)) return paid;
  return (asks[nameOf(rulesets, named)] ?? []).find(differs) ?? -1;
}
