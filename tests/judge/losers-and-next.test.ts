/** What losers' hands are worth, and which deal follows, as the judge answers it: held against whole matches by bots. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { distance, SEATS } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { isFactTrue } from '../../src/evaluation/facts.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { nextStart } from '../../src/machines/match.ts';
import { playHand } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { originalCall } from '../../src/rulesets/british/original-call.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { seedOf } from '../scale.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);
const game = (id: string): Game => {
  const found = games.get(id);
  if (!found) throw new Error(id);
  return found;
};
const ask = (question: object) => judge(JSON.stringify(question));

/** The tables at which the hands of a match have ended, one after the other. */
function* ended(id: string, hands: number): Generator<Table> {
  const rulesetUnder = (under: string) => rulesetOf(game(id), {}, under);
  let start: ReturnType<typeof nextStart> = startFrom(rulesetUnder('ordinary'), seedOf(id, 0));
  for (let n = 1; n <= hands && start; n++) {
    const ruleset = rulesetUnder(start.under);
    const table = playHand(ruleset, start, (at, seat) => botAction(naive, ruleset, at, seat));
    yield table;
    start = nextStart(ruleset, table, seedOf(id, n), rulesetUnder);
  }
}

describe('standing', () => {
  test('a hand that did not win is worth what it was paid for at the table', () => {
    let compared = 0;
    for (const table of ended('british', 120)) {
      const { stage, seats, round, under, dealer } = table;
      if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      const { winners, from, loserScores } = stage.outcome;
      const ruleset = rulesetOf(game('british'), {}, under);
      for (const seat of SEATS) {
        const [score, hand] = [loserScores[seat], seats[seat]];
        // A kong that was robbed is no part of a written hand.
        if (!score || winners.some((win) => win.seat === seat) || seat === from) continue;
        const { answer, ok } = ask({
          op: 'standing',
          ruleset: 'british',
          under,
          // A seat is its wind there.
          seat: distance(dealer, seat),
          round: 'ESWN'.charAt(round),
          hand: formatTiles(hand.concealed),
          melds: hand.melds.map((meld) => ({
            kind: meld.kind,
            tiles: formatTiles(meld.tiles),
            exposed: !(meld.kind === 'kong' && meld.how === 'concealed'),
          })),
          bonus: formatTiles(hand.bonus),
          facts: {
            fishing: isFactTrue(ruleset, table, seat, 'fishing'),
            // A call that was made and lost is none.
            originalCall: originalCall({ ruleset, table }, seat),
          },
        });
        expect(ok, JSON.stringify(answer)).toBe(true);
        const { total } = (answer as { readonly score: { readonly total: number } }).score;
        expect(total, `${formatTiles(hand.concealed)} ${JSON.stringify(hand.melds)}`).toBe(score.total);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(4);
  });

  test('a hand of the wrong size, and a game in which losers score nothing, are refused with the field', () => {
    expect(ask({ op: 'standing', ruleset: 'british', hand: '123m' }).answer).toMatchObject({
      error: { field: 'hand' },
    });
    expect(ask({ op: 'standing', ruleset: 'changchun', hand: '123m456p789s1111m' }).answer).toMatchObject({
      error: { field: 'ruleset' },
    });
  });
});

describe('next', () => {
  test.each(gameIds)('%s: the deals follow each other as in a match by bots', (id) => {
    const hands: object[][] = [];
    const wanted: object[] = [];
    const ruleset = rulesetOf(game(id));
    const { ready, final } = ruleset;
    for (const table of ended(id, 12)) {
      const { stage, revealed } = table;
      if (stage.phase !== 'ended') throw new Error('a hand that is played ends');
      const { outcome, following } = stage;
      hands.push(
        outcome.is === 'won'
          ? [
              {
                type: 'win',
                winners: outcome.winners.map(({ seat, score }) => ({ seat, score: score.total })),
                from: outcome.from,
              },
            ]
          : [{ type: 'drawn', ...(ready && { ready: revealed }) }],
      );
      wanted.push(
        following.over
          ? { over: true, rule: following.rule, ...(final && { final: final({ ruleset, table }) }) }
          : {
              over: false,
              dealer: following.dealer,
              round: 'ESWN'.charAt(following.round),
              under: following.under,
              rule: following.rule,
            },
      );
    }
    expect(ask({ op: 'next', ruleset: id, hands }).answer).toEqual({ id: null, next: wanted });
  });

  test('a hand that has not ended says so', () => {
    expect(ask({ op: 'next', ruleset: 'hong-kong', hands: [[]] }).answer).toMatchObject({
      error: { field: 'hands' },
    });
  });
});
