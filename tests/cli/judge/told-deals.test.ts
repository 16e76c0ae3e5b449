/** Deals told by their events: what cannot be is refused with its field, and deals played by bots are answered. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { createJudge } from '../../../src/cli/judge/answer.ts';
import { TILE_TEXTS } from '../../../src/cli/judge/tile-text.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { Game } from '../../../src/engine/game.ts';
import type { Score } from '../../../src/engine/score.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { isSo } from '../../../src/evaluation/facts.ts';
import { playHand } from '../../../src/machines/play.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../../src/rulesets/registry.node.ts';
import { deals, seedOf } from '../../scale.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);
const ask = (question: object): unknown => judge(JSON.stringify(question)).answer;
const riichi = (events: readonly object[], more = {}) =>
  ask({ op: 'settle', ruleset: 'riichi', events, ...more });

const won = (counts: object, from: number | null = 2) => [
  { type: 'win', winners: [{ seat: 1, ...counts }], from },
];
const said = { type: 'riichi', seat: 1 };

describe('a told deal that cannot be is refused with its field', () => {
  test.each<[string, readonly object[], string]>([
    ['a ron of 20 fu', won({ han: 2, fu: 20 }), 'events[0].winners[0].fu'],
    ['a tsumo of 20 fu with 1 han', won({ han: 1, fu: 20 }, null), 'events[0].winners[0].han'],
    ['seven pairs with 1 han', won({ han: 1, fu: 25 }), 'events[0].winners[0].han'],
    ['seven pairs by tsumo with 2 han', won({ han: 2, fu: 25 }, null), 'events[0].winners[0].han'],
    ['more fu than three kans have', won({ han: 9, fu: 150 }), 'events[0].winners[0].fu'],
    ['120 fu without three kans', won({ han: 3, fu: 120 }), 'events[0].winners[0].han'],
    ['a riichi that is not shown', [said, { type: 'drawn', ready: [0] }], 'events[1].ready'],
    ['a riichi where nobody is said to be ready', [said, { type: 'drawn' }], 'events[1].ready'],
  ])('%s', (_, events, field) => {
    expect(riichi(events)).toMatchObject({ error: { field } });
  });

  test('a riichi of somebody who has no 1,000 points, where it needs them', () => {
    const hands = [won({ yakuman: 1 }, 2), [{ type: 'riichi', seat: 2 }]];
    const asked = (needs: boolean) =>
      ask({ op: 'settle', ruleset: 'riichi', options: { 'riichi-points': needs }, hands });
    expect(asked(true)).toMatchObject({ error: { field: 'hands[1][0].seat' } });
    expect(asked(false)).not.toHaveProperty('error');
  });
});

const stated = ({ rank, total }: Score): object => {
  if (!rank) return { score: total };
  return rank.yakuman > 0 ? { yakuman: rank.yakuman } : { han: rank.han, fu: rank.fu };
};

describe('deals of bots are answered, and broken in one way are refused', () => {
  test.each(gameIds)('%s', (id) => {
    const ruleset = rulesetOf(games.get(id) as Game, {}, 'ordinary');
    const { most } = ruleset.scoring ?? {};
    const dice = ruleset.deal.preamble.find((each) => each.step === 'dice');
    let wins = 0;
    for (let n = 0; n < deals(84); n++) {
      const start = startFrom(ruleset, seedOf(`told-${id}`, n));
      // A bot that plays at random seldom wins, and one that thinks takes its time.
      const bot = n % 4 === 0 ? sensible : naive;
      const table = playHand(ruleset, start, (at, seat) => botAction(bot, ruleset, at, seat));
      if (table.stage.phase !== 'ended') throw new Error('a hand that is played ends');
      const { outcome } = table.stage;
      const before: object[] = dice?.step === 'dice' ? [{ type: 'dice', values: table.dice }] : [];
      const declared = ruleset.ready ? SEATS.filter((seat) => isSo(ruleset, table, seat, 'riichi')) : [];
      before.push(...declared.map((seat) => ({ type: 'riichi', seat })));
      const end =
        outcome.is === 'won'
          ? {
              type: 'win',
              winners: outcome.winners.map(({ seat, score }) => ({ seat, ...stated(score) })),
              from: outcome.from,
            }
          : { type: 'drawn', ...(ruleset.ready && { ready: table.revealed }) };
      const settle = (...events: readonly object[]) => ask({ op: 'settle', ruleset: id, events });
      const refusal = (field: string) => ({ error: { field } });
      const at = `events[${before.length}]`;
      expect(settle(...before, end), JSON.stringify([before, end])).not.toHaveProperty('error');

      expect(settle(...before, end, end)).toMatchObject(refusal(`events[${before.length + 1}].type`));
      if (dice) expect(settle(...before.slice(0, 1), ...before)).toMatchObject(refusal('events[1].type'));
      if (outcome.is === 'drawn' && declared.length > 0)
        expect(settle(...before, { type: 'drawn', ready: [] })).toMatchObject(refusal(`${at}.ready`));
      if (outcome.is !== 'won') continue;
      wins++;
      const [{ seat }] = outcome.winners;
      const broken = (counts: object, from: number | null = null) =>
        settle(...before, { type: 'win', winners: [{ seat, ...counts }], from });
      expect(broken(stated(outcome.winners[0].score), seat)).toMatchObject(refusal(`${at}.winners[0].seat`));
      if (most !== undefined)
        expect(broken({ score: most + 1 })).toMatchObject(refusal(`${at}.winners[0].score`));
      if (ruleset.ready) expect(broken({ han: 1, fu: 25 })).toMatchObject(refusal(`${at}.winners[0].han`));
    }
    expect(wins).toBeGreaterThan(0);
  });
});
