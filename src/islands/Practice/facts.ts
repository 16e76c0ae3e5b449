/** Extracts from a ruleset the facts that question views need. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { factsKnown } from '../../evaluation/facts.ts';
import { playedIn } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { entryIn, type PracticeBook } from './practice-book.ts';
import type { ExplainContext, GameFacts } from './question-kind.ts';

/** Shape id of an ordinary hand: sets and a pair. */
const STANDARD = 'standard';

/** Question views get these instead of the ruleset, so that a page can show a question without loading the rules. */
export const factsOf = (ruleset: Ruleset): GameFacts => ({
  terms: ruleset.terms,
  sets: ruleset.deal.sets,
  kinds: playedIn(ruleset),
  direction: ruleset.direction,
  unit: ruleset.scoring?.unit ?? null,
  ranked: ruleset.scoring?.ofLines !== undefined,
  scoresLosers: Boolean(ruleset.scoring?.loserScore),
  minimum: ruleset.wins.minimum?.need ?? null,
  declares: ruleset.ready?.facts[0]?.[0] ?? null,
  bet: ruleset.ready?.bet ?? null,
  remembers: factsKnown(ruleset),
  stakes: ruleset.stakes ?? null,
  payTable: ruleset.payTable ?? null,
  paysOnTheSpot: ruleset.clauses.some(({ owes }) => owes !== undefined),
  special: ruleset.wins.shapes.flatMap(({ id, rule }) => (id === STANDARD ? [] : [rule])),
});

/** What the proofs of a game's questions need: its rules, and its texts as the game itself words them. */
export const explainContextOf = (generator: GeneratorContext, book: PracticeBook): ExplainContext => ({
  facts: factsOf(generator.ruleset),
  terms: generator.ruleset.terms,
  entry: (id) => entryIn(book, id),
  generator,
});
