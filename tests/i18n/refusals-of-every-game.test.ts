/** Whatever call is pressed, wherever in a deal: the line that refuses it answers that call. */
import { describe, expect, test } from 'vitest';
import { attempts, type CallButton } from '../../src/engine/legality/attempts.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explainRefusal } from '../../src/i18n/refusal-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { positions } from '../fixtures/hands.ts';
import { ruleWordsOf } from '../fixtures/rule-words.ts';
import { runs, seedOf } from '../scale.ts';

const CALLS: readonly CallButton[] = ['win', 'kong', 'pung', 'chow', 'pass'];

const tables = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    return Object.keys(game.under).map((under) => ({ id, under, ruleset: rulesetOf(game, {}, under) }));
  }),
);

describe.each(tables.flat())('$id, $under', ({ id, under, ruleset }) => {
  const entries = ruleWordsOf('common', id);
  const { terms } = ruleset;

  test('a refusal answers the call that was pressed, and speaks of no other table', () => {
    let met = 0;
    for (const table of positions(ruleset, String(seedOf('refusals', 0)), runs(1000))) {
      for (const seat of SEATS) {
        for (const call of CALLS) {
          const [action] = attempts(ruleset, table, seat, call);
          const verdict = judgeAction(ruleset, table, action);
          if (verdict.is === 'allowed') continue;
          met += 1;
          const { reason } = verdict;
          expect(
            entries.get(reason.rule)?.refusal,
            `${reason.rule} is refused in words of its own`,
          ).toBeDefined();
          const messageContext = { reader: seat, dealer: table.dealer, terms };
          const view = seenBy(ruleset, table, seat);
          const { head, text } = explainRefusal(
            { action, reason },
            view,
            (rule) => entries.get(rule),
            messageContext,
          );
          const told = `${call}: ${head} ${text}`;
          if (call !== 'win') expect(head, told).not.toMatch(/\bwin with\b|\bmay only win\b/);
          for (const other of CALLS) {
            if (other === 'pass' || other === call) continue;
            expect(head.includes(`call ${terms[other]}`), told).toBe(false);
          }
          if (under !== 'protocol') expect(told).not.toMatch(/protocol/);
          expect(told).not.toMatch(/[{}]|undefined| {2}/);
        }
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});
