/** Reads facts about a game from its ruleset under default options. */
import { site } from '#i18n/site.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { sizeOf } from '../../engine/tiles.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../rulesets/registry.ts';

/** The ruleset of a course, or undefined where src/rulesets/ has no folder for it. */
export async function rulesetFor(course: string): Promise<Ruleset | undefined> {
  return gameIds.includes(course) ? rulesetOf(await loadGame(course)) : undefined;
}

/** The game's size in words: "108 tiles, 13 in hand". */
export async function sizeFor(course: string): Promise<string | undefined> {
  const ruleset = await rulesetFor(course);
  return ruleset && site.learn.size(sizeOf(ruleset.tiles), 3 * ruleset.deal.sets + 1);
}

/** A line of a fact sheet: a count in words, or links to the rules that say it. */
interface SheetFact {
  readonly label: string;
  readonly text?: string;
  readonly rules: readonly RuleId[];
}

/** Lists the facts of a game. A line links rules where they say more than a number does. */
export function factsOf(ruleset: Ruleset): SheetFact[] {
  const { tiles, deal, direction, terms, calls, kongs, supplement, wins, scoring, wallOut } = ruleset;
  const hand = 3 * deal.sets + 1;
  return [
    {
      label: site.facts.set,
      text: site.facts.setOf(sizeOf(tiles), tiles.filter((copies) => copies > 0).length),
      rules: [],
    },
    { label: site.facts.hand, text: site.facts.handOf(hand, deal.dealerExtra ? hand + 1 : hand), rules: [] },
    { label: site.facts.direction, text: site.facts.directions[direction], rules: [] },
    { label: terms.chow, rules: [calls.chow.rule] },
    { label: terms.pung, rules: [calls.pung.rule] },
    {
      label: terms.kong,
      rules: [calls.kong.rule, kongs.concealed.rule, kongs.promoted.rule, kongs.robbing.rule],
    },
    { label: site.facts.supplement, rules: [supplement.rule] },
    { label: terms.win, rules: [calls.win.rule, wins.draw] },
    {
      label: site.facts.whole,
      rules: [...wins.shapes.map(({ rule }) => rule), ...wins.constraints.map(({ rule }) => rule)],
    },
    { label: site.facts.clauses, rules: ruleset.clauses.map(({ id }) => id) },
    ...(scoring
      ? [{ label: site.facts.counted, text: scoring.ofRank ? site.facts.hanAndFu : scoring.unit, rules: [] }]
      : []),
    { label: terms.drawnHand, rules: [wallOut] },
  ];
}
