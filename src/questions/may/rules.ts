/** Concept `may`: an action at a table. Is it allowed, or which of three rules forbids it? */
import type { Action, RuleId } from '../../engine/action.ts';
import { expressible } from '../../engine/legality/all-actions.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';
import { formatAction, formatLine, lineOf } from '../../notation/lines.ts';
import { ruleOfCall, ruleOfWord, rulesLaid } from '../../puzzles/involved-rules.ts';
import { momentsOf, playedPosition } from '../../puzzles/positions.ts';
import { against } from '../../puzzles/proof/true-refusals.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { ALLOWED, type TriedAction } from './attempt.ts';
import { isNear, triesAt } from './plausible-actions.ts';

/**
 * Is it a chow, pung or kong? Only these are asked in two games: a win may depend on declarations and passed tiles,
 * which are each game's own.
 */
const isCall = ({ do: does }: Action): boolean => does === 'chow' || does === 'pung' || does === 'kong';

/** In two games: the same table and the same call. Is it allowed in each game? */
const twoGames: TwoGameForm<TriedAction> = {
  of: 'table',
  parts: ['calls', 'kongs', 'clauses'],
  isYesOrNo: true,
  comesTo: (answer) => [answer.includes(ALLOWED) ? 'yes' : 'no'],
  isShared: ({ action }) => isCall(action),
  restate: (tried) => ({ ...tried, rules: [] }),
  dealt: function* (ruleset, random) {
    const moments = [...momentsOf(ruleset, random.below(0x1_0000_0000))];
    for (const { table, since } of shuffle(moments, random)) {
      for (const action of shuffle(triesAt(ruleset, table), random)) {
        if (isCall(action) && isNear(ruleset, table, action)) yield { table, since, action, rules: [] };
      }
    }
  },
  tried: ({ action }) => action,
  table: ({ table }) => table,
  at: (tried, table) => ({ ...tried, table }),
};

/**
 * ALLOWED, or the rule that forbids the action. For a complete hand that does not win it is the reason why, not the
 * rule about calling it.
 */
export function answerOf(ruleset: Ruleset, table: Table, action: Action): string {
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') return ALLOWED;
  const { rule, also: [why] = [] } = verdict.reason;
  return action.do === 'win' && why !== undefined && why !== ruleset.wins.shapeRule ? why : rule;
}

const ACTIONS_TO_JUDGE = new Set<Action['do']>(['chow', 'pung', 'kong', 'win', 'discard', 'say']);

/** Refusals that need no knowledge of the game: tiles the seat does not have, out of turn, no chow. */
const PLAIN = new Set(['own-tiles', 'in-turn', 'no-wrap']);

const may: Concept<TriedAction> = {
  // A reader who names the wrong rule mixes two rules up, so both count as missed and come back as alternatives.
  missed: ({ key, decides }, answer) => [
    ...new Set([...decides, ...[...key, ...answer].filter((each) => each !== ALLOWED)]),
  ],
  order: 8,
  decision: 'which-rule',
  practises: { permissions: 1, calls: 1, kongs: 1, clauses: 1 },
  has: () => true,
  twoGames,
  version: 9,
  parts: ['wins', 'strictness', 'calls', 'kongs', 'permissions', 'clauses'],
  deal: dealTry,
  key: ({ table, action }, ruleset) => [answerOf(ruleset, table, action)],
  // A player who does not know the forbidding rule thinks the action is allowed.
  forgetting: ({ table, action }, { ruleset }) => {
    const answer = answerOf(ruleset, table, action);
    return answer === ALLOWED ? [] : [{ rule: answer, key: [ALLOWED] }];
  },
  involves: ({ table, action }, { ruleset }) =>
    [
      ruleOfCall(ruleset, table, action) ?? [],
      table.seats.map(({ melds }) => rulesLaid(ruleset, { melds })),
      rulesAgainst(ruleset, table, action),
      saidAt(ruleset, table, action).map((word) => ruleOfWord(ruleset, word) ?? []),
    ].flat(2),
  choices: ({ rules }) => [ALLOWED, ...rules],
  describe: ({ table, action, since }) => ({
    action: formatAction(action, table.dealer),
    since: since.flatMap((event) => {
      const line = lineOf(event, table.dealer);
      return line === null ? [] : [formatLine(line, table.dealer)];
    }),
    table: table as unknown as Json,
  }),
};

/** The rules that the refusal of the action names; none where it is allowed. */
function rulesAgainst(ruleset: Ruleset, table: Table, action: Action): readonly RuleId[] {
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') return [];
  const { rule, also = [], left } = verdict.reason;
  return [rule, ...also, ...(left?.is === 'pair-short' ? [left.rule] : [])];
}

/** The words that seats are bound by, and the one that the action says. */
const saidAt = (ruleset: Ruleset, table: Table, action: Action): readonly string[] => [
  ...ruleset.clauses.flatMap(({ declared, of }) =>
    SEATS.flatMap((seat) => declared?.(of(table), seat) ?? []),
  ),
  ...(action.do === 'say' ? [action.word] : action.do === 'discard' ? [action.says ?? []].flat() : []),
];

/** Deals a table with an action and three rules to choose from. Returns null if there are too few false rules. */
function dealTry(
  generator: GeneratorContext,
  random: Random,
  { rules: wanted, without = [] }: DealAim,
): TriedAction | null {
  const { ruleset } = generator;
  const played = playedPosition(generator, random);
  if (!played) return null;
  const { table } = played;
  const by = answersAt(ruleset, table);
  // Each answer is equally likely, however many actions give it. The plain ones are rarer.
  const met = [...by.keys()].filter((answer) => !without.includes(answer));
  const answers = met.filter((answer) =>
    wanted.length > 0
      ? answer === ALLOWED || wanted.includes(answer)
      : !PLAIN.has(answer) || random.below(6) === 0,
  );
  const forbidden = answers.filter((answer) => answer !== ALLOWED);
  // Of the four choices, `allowed` is right as often as each of the others.
  const isAllowed = by.has(ALLOWED) && (forbidden.length === 0 || random.below(4) === 0);
  const answer = isAllowed ? ALLOWED : forbidden[random.below(forbidden.length)];
  const actions = answer === undefined ? [] : (by.get(answer) ?? []);
  const action = actions[random.below(actions.length)];
  if (answer === undefined || !action) return null;
  return withReasons(generator, random, { ...played, action }, by, without);
}

/** Every action that somebody could try at a table, by what is answered to it. */
function answersAt(ruleset: Ruleset, table: Table): Map<string, Action[]> {
  const by = new Map<string, Action[]>();
  for (const action of expressible(ruleset, table)) {
    if (!ACTIONS_TO_JUDGE.has(action.do) || !isNear(ruleset, table, action)) continue;
    const answer = answerOf(ruleset, table, action);
    const same = by.get(answer);
    if (same) same.push(action);
    else by.set(answer, [action]);
  }
  return by;
}

/** The action with three rules to choose from. Returns null if there are too few false ones. */
function withReasons(
  generator: GeneratorContext,
  random: Random,
  tried: Omit<TriedAction, 'rules'>,
  by: ReadonlyMap<string, readonly Action[]>,
  without: readonly RuleId[],
): TriedAction | null {
  const { ruleset } = generator;
  const { table, action } = tried;
  const answer = answerOf(ruleset, table, action);
  const refusals = against(ruleset, table, action);
  // A rule is a wrong answer only if nothing it says is true here.
  const wrong = (rule: RuleId): boolean => rule !== answer && rule !== ALLOWED && !refusals.has(rule);
  const known = new Set([...by.keys(), ...generator.relaxations.map(({ rule }) => rule)]);
  const nearness = (rule: RuleId): number => {
    const forbidden = by.get(rule);
    return forbidden === undefined ? 2 : forbidden.some((each) => each.do === action.do) ? 0 : 1;
  };
  // Rules that forbid similar actions come first: nobody thinks a chow rule forbids a discard.
  const offered = [...known].filter((rule) => wrong(rule) && !without.includes(rule)).sort();
  const others = shuffle(offered, random).sort((a, b) => nearness(a) - nearness(b));
  const rules = [...(answer === ALLOWED ? [] : [answer]), ...others].slice(0, 3);
  return rules.length === 3 ? { ...tried, rules: shuffle(rules, random) } : null;
}

/** What is asked of an action at a table that somebody chose. Returns null if there are too few false rules. */
export const tryAt = (
  generator: GeneratorContext,
  random: Random,
  tried: Omit<TriedAction, 'rules'>,
): TriedAction | null => withReasons(generator, random, tried, answersAt(generator.ruleset, tried.table), []);

export default may;
