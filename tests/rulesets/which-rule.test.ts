/**
 * Which rule answers. Often several forbid what is tried, and the reader who tries it should hear the one that teaches:
 * that the game has no such call, or never for this seat; then that it is not their moment; then what else the game
 * asks for; and only then which tiles are missing. Each game has a table, `which-rule.yaml`, written from its rulebook:
 * a situation, what is tried there, the rule that answers with what it names, and why this case stands there. Of small
 * games `wins.txt` has the hands that win, each beside those that just miss it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Action } from '../../src/engine/action.ts';
import type { Chosen, Game as RulesGame } from '../../src/engine/game.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Reason } from '../../src/engine/reason.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explained } from '../../src/i18n/explained.ts';
import type { RuleWords } from '../../src/i18n/message-context.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import {
  allPass,
  dealt,
  type Game,
  NAMES,
  plays,
  refereed,
  type Seated,
  seated,
  untilAsked,
} from '../fixtures/tables.ts';
import { rowsOf, sectionsIn } from '../fixtures/worth-table.ts';

interface Situation {
  /** In the middle of a hand, or right after the deal. */
  readonly table?: string;
  readonly dealt?: string;
  readonly options?: Chosen;
  readonly under?: string;
  /** What is done before: lines, and `asked`: until somebody must act. */
  readonly then?: string;
  /** A line a case: what is tried | the rule that answers (what it names), or `allowed` | why. */
  readonly cases: string;
}

/** Steps that are no seat's. */
const BY_ITSELF: Readonly<Record<string, (game: Game) => Game>> = {
  asked: untilAsked,
  referee: refereed,
  'all pass': allPass,
};

const listed = (text: string, between: string): string[] => text.split(between).map((part) => part.trim());

/** "turn south; south 22p 9m; river of east 9s; left 0". */
function written(text: string): Seated {
  const parts = listed(text, ';').map((part): [string, string] => {
    const [, key = '', value = ''] = /^(river of \w+|\w+) (.*)$/.exec(part) ?? [];
    return [key, value];
  });
  const rivers = parts.flatMap(([key, value]) =>
    key.startsWith('river of ') ? [[key.slice('river of '.length), value]] : [],
  );
  const others = parts.map(([key, value]) => [key, key === 'left' ? Number(value) : value]);
  return { ...Object.fromEntries(others), rivers: Object.fromEntries(rivers) };
}

function gameAt(rules: RulesGame, situation: Situation): Game {
  const { table, options = {}, under = 'ordinary', then } = situation;
  const ruleset = rulesetOf(rules, options, under);
  const start =
    table === undefined ? dealt(ruleset, written(situation.dealt ?? '')) : seated(ruleset, written(table));
  const steps = then === undefined ? [] : listed(then, ';');
  return steps.reduce((now, step) => BY_ITSELF[step]?.(now) ?? plays(now, step), start);
}

/** "soft-kong (5p, 2 of 3)": a rule, and what it names. */
function reasonText({ rule, tiles, seats = [], have, need, idle, helps = [], also = [] }: Reason): string {
  const named = [
    tiles ? formatTiles(tiles) : '',
    seats.map((seat) => NAMES[seat]).join(' '),
    have === undefined && need === undefined ? '' : `${have ?? '–'} of ${need ?? '–'}`,
    idle === undefined ? '' : `idle ${idle}`,
    helps.length > 0 ? `helped by ${helps.join(' ')}` : '',
    also.length > 0 ? `also ${also.join(' ')}` : '',
  ].filter((part) => part !== '');
  return named.length > 0 ? `${rule} (${named.join(', ')})` : rule;
}

interface Book {
  readonly rules: readonly RuleWords[];
  readonly options?: readonly RuleWords[];
}
const rulesIn = (book: string): readonly RuleWords[] => {
  const source = readFileSync(new URL(`../../content/${book}/rulebook.yaml`, import.meta.url), 'utf8');
  const { rules, options = [] }: Book = parse(source);
  return [...rules, ...options];
};

const CALLS = ['win', 'kong', 'pung', 'chow'] as const;
const isCall = (does: Action['do']): boolean => CALLS.some((call) => call === does);

describe.each(gameIds)('%s', async (id) => {
  const rules = await loadGame(id);
  const entries = new Map([...rulesIn('common'), ...rulesIn(id)].map((entry) => [entry.id, entry]));
  const situations: Situation[] = parse(
    readFileSync(new URL(`${id}/which-rule.yaml`, import.meta.url), 'utf8'),
  );
  const hands = existsSync(new URL(`${id}/wins.txt`, import.meta.url)) ? sectionsIn(`${id}/wins.txt`) : [];

  test.each(rowsOf(hands))('$id: $title: $hand', ({ hand, cells }) => {
    const { ruleset, table } = seated(rulesetOf(rules), { turn: 'south', south: hand });
    const verdict = judgeAction(ruleset, table, parseAction('south wins'));
    expect(verdict.is === 'allowed' ? 'wins' : reasonText(verdict.reason)).toBe(cells[0]);
  });

  const cases = situations.flatMap((situation) => {
    const game = gameAt(rules, situation);
    return listed(situation.cases.trimEnd(), '\n').map((line) => {
      const [tried = '', answer = '', why = ''] = listed(line, '|');
      return { game, tried, answer, why };
    });
  });

  test.each(cases)('$answer: “$tried” $why', ({ game: { ruleset, table }, tried, answer }) => {
    const action = parseAction(tried, table.dealer);
    const verdict = judgeAction(ruleset, table, action);
    expect(verdict.is === 'allowed' ? 'allowed' : reasonText(verdict.reason)).toBe(answer);
    if (verdict.is === 'allowed') return;
    const { reason } = verdict;

    const { terms } = ruleset;
    const { head, text } = explained(
      { action, reason },
      seenBy(ruleset, table, action.seat),
      (rule) => entries.get(rule),
      { reader: action.seat, dealer: table.dealer, terms },
    );
    expect(entries.get(reason.rule)?.refusal, 'it is refused in words of its own').toBeDefined();
    expect(`${head} ${text}`).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/);
    expect(head).toMatch(/^“?[A-Z].*[.?]$/);
    // The line answers what was pressed, and no other call. A set may be named that the tile would be added to.
    const others = CALLS.filter((call) => call !== action.do && isCall(action.do)).map((call) => terms[call]);
    for (const word of others)
      expect(head).not.toMatch(new RegExp(`(call|declare|win with) (a )?${word}\\b`));
    if (action.do !== 'win') expect(head).not.toMatch(/\bwin\b/);
  });
});
