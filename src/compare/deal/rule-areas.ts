/** Finds the ruleset part that holds a rule, and swaps such a part between games. */
import type { Action, RuleId } from '../../engine/action.ts';
import { clauseMemory } from '../../engine/clause.ts';
import { hooksOf } from '../../engine/hooks.ts';
import { promotesTo } from '../../engine/jokers.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { claimedBy } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';

/** Ruleset parts that can be swapped. Clauses are named by id, constraints on wins by rule, e.g. `clause furiten`. */
export type GamePart =
  | 'calls.chow'
  | 'calls.pung'
  | 'calls.kong'
  | 'calls.win'
  | 'contest'
  | 'kongs.concealed'
  | 'kongs.promoted'
  | 'kongs.robbing'
  | 'kongs.emptyWall'
  | 'kongs.shown'
  | 'supplement'
  | 'wins.shapes'
  | `constraint ${string}`
  | 'wins.minimum'
  | 'settle'
  | 'next'
  | `clause ${string}`;

const CONSTRAINT = 'constraint ';

/** The part by which a game refuses an action, given the rule it names. */
export function partOf(ruleset: Ruleset, table: Table, action: Action, rule: RuleId): GamePart {
  const { kongs, wins } = ruleset;
  const position = { ruleset, table };
  const clause = hooksOf(ruleset).against[action.do].find(
    (each) => each.forbids(clauseMemory(table, each), action, position)?.rule === rule,
  );
  if (clause) return `clause ${clause.id}`;
  const offer = claimedBy(table, action);
  switch (action.do) {
    case 'chow':
    case 'pung':
      return `calls.${action.do}`;
    case 'kong':
      if (rule === kongs.emptyWall) return 'kongs.emptyWall';
      if (offer !== null) return 'calls.kong';
      return promotesTo(table.seats[action.seat], action.tile) ? 'kongs.promoted' : 'kongs.concealed';
    default:
      if (offer !== null && offer.as !== 'discard' && rule === kongs.robbing.rule) return 'kongs.robbing';
      if (wins.minimum?.rule === rule) return 'wins.minimum';
      return wins.constraints.some((each) => each.rule === rule) ? `constraint ${rule}` : 'wins.shapes';
  }
}

/**
 * Returns the ruleset with one part of another game. Dependent parts come along, and a win scored by the other game's
 * shapes or settlement has no minimum.
 */
export function withPart(ruleset: Ruleset, part: GamePart, from: Ruleset): Ruleset {
  const { calls, kongs, wins } = ruleset;
  switch (part) {
    case 'calls.chow':
    case 'calls.pung':
    case 'calls.kong':
    case 'calls.win': {
      const call = part.slice('calls.'.length) as 'chow' | 'pung' | 'kong' | 'win';
      return { ...ruleset, calls: { ...calls, [call]: from.calls[call] } };
    }
    case 'contest':
      return { ...ruleset, contest: from.contest };
    case 'kongs.concealed':
    case 'kongs.promoted':
    case 'kongs.robbing':
    case 'kongs.emptyWall':
    case 'kongs.shown': {
      const name = part.slice('kongs.'.length) as keyof Ruleset['kongs'];
      return { ...ruleset, kongs: { ...kongs, [name]: from.kongs[name] } };
    }
    case 'supplement':
      return {
        ...ruleset,
        supplement: from.supplement,
        deal: { ...ruleset.deal, box: from.deal.box },
        wallOut: from.wallOut,
      };
    case 'wins.shapes':
      return {
        ...ruleset,
        wins: {
          ...wins,
          shapes: from.wins.shapes,
          shapeRule: from.wins.shapeRule,
          minimum: null,
        },
        scoring: from.scoring,
      };
    case 'wins.minimum':
      return { ...ruleset, wins: { ...wins, minimum: null } };
    case 'settle':
      return { ...ruleset, settle: from.settle, scoring: from.scoring, wins: { ...wins, minimum: null } };
    case 'next':
      return { ...ruleset, next: from.next };
    default: {
      if (part.startsWith(CONSTRAINT)) {
        const rule = part.slice(CONSTRAINT.length);
        const theirs = from.wins.constraints.filter((each) => each.rule === rule);
        const others = wins.constraints.filter((each) => each.rule !== rule);
        return { ...ruleset, wins: { ...wins, constraints: [...others, ...theirs] } };
      }
      const id = part.slice('clause '.length);
      const theirs = from.clauses.find((each) => each.id === id);
      const others = ruleset.clauses.filter((each) => each.id !== id);
      return { ...ruleset, clauses: theirs ? [...others, theirs] : others };
    }
  }
}
