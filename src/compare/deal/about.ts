/**
 * Finds the comparison question that a parting is about. A rule may answer several questions, so what happened decides.
 */
import { answersIn, COMMON, type Comparison, ruleNamed } from '../table.ts';
import type { Parting, PartingRule } from './parting.ts';
import { nameOf } from './search.ts';
import type { GamePair } from './start.ts';

/**
 * Indexes of the questions that a rule answers, by "<game>/<rule>"; questions listing it under `rules` come before
 * those listing it under `see`.
 */
export type Asks = Readonly<Record<string, readonly number[]>>;

/**
 * Indexes the questions by rule.
 * @param games ids of all compared games
 */
export function asksOf({ questions }: Pick<Comparison, 'questions'>, games: readonly string[]): Asks {
  const found: Record<string, number[]> = {};
  const note = (name: string, book: string, at: number): void => {
    const named = ruleNamed(name, book);
    // A common rule still separates two games if one of them replaces it, so it counts for every game.
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

/** The part of a question needed here: each game's answer as a sentence. */
interface AboutQuestion {
  readonly id: string;
  readonly answers: Readonly<Record<string, { readonly says: string } | undefined>>;
}

/**
 * Index of the question that a parting is about, on which the two games give different answers; −1 if there is none.
 * @param rulesets the two games
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
