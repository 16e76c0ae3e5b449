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
import type { Game as RulesGame } from '../../src/engine/game.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explainRefusal } from '../../src/i18n/refusal-text.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { ruleWordsOf } from '../fixtures/rule-words.ts';
import { listed, reasonText, type Setting, settingAt, stepped } from '../fixtures/situations.ts';
import { type Game, seated } from '../fixtures/tables.ts';
import { rowsOf, sectionsIn } from '../fixtures/worth-table.ts';

interface Situation extends Setting {
  /** What is done before: lines, and `asked`: until somebody must act. */
  readonly then?: string;
  /** A line a case: what is tried | the rule that answers (what it names), or `allowed` | why. */
  readonly cases: string;
}

function gameAt(rules: RulesGame, situation: Situation): Game {
  const steps = situation.then === undefined ? [] : listed(situation.then, ';');
  return steps.reduce(stepped, settingAt(rules, situation));
}

const CALLS = ['win', 'kong', 'pung', 'chow'] as const;
const isCall = (does: Action['do']): boolean => CALLS.some((call) => call === does);

describe.each(gameIds)('%s', async (id) => {
  const rules = await loadGame(id);
  const entries = ruleWordsOf('common', id);
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
    const { head, text } = explainRefusal(
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
