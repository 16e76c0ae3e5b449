/** The engine: a ruleset of a game and chosen options, a deal, what may be done at a table and by which rule not. */
export type { Action, Move } from '../../engine/action.ts';
export { type Start, startFrom } from '../../engine/deal.ts';
export type { Chosen, Game } from '../../engine/game.ts';
export { expressible } from '../../engine/legality/all-actions.ts';
export { forbids, judgeAction, type Verdict } from '../../engine/legality/verdict.ts';
export type { Ruleset } from '../../engine/ruleset.ts';
export type { Table } from '../../engine/table.ts';
export { begin, type MoveResult, playHand, playMove } from '../../machines/play.ts';
export { OptionError, rulesetOf } from '../../rulesets/instantiate.ts';
