/** An evening as a link and as a file: it comes back as it was, and what was spoiled is refused with its place. */
import { describe, expect, test } from 'vitest';
import { draftOf, eventsOf } from '../../src/evening/draft.ts';
import { eveningFields, readEveningText } from '../../src/evening/evening.ts';
import { formatEveningLink, isEveningLink, parseEveningLink } from '../../src/evening/link.ts';
import { eveningOf } from '../../src/evening/rules.ts';
import { biggestWin, pointsByDeal, seatStatistics } from '../../src/evening/statistics.ts';
import { isTableLink } from '../../src/notation/table-link.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { emptyEvening, randomEvening } from './random-evening.ts';

const HAND = 'hand=123m.%5B456m%3E%5D.%5B777p%5E%5D.EEE.5m.%2B5m&facts=riichi';

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);

  test('a link and a file give the same evening back', async () => {
    for (let n = 0; n < 10; n++) {
      const evening = await randomEvening(game, n);
      expect(parseEveningLink(`#${formatEveningLink(evening)}`, id)).toEqual(evening);
      expect(readEveningText(JSON.stringify(eveningFields(evening)), id)).toEqual(evening);
    }
  });

  test('a deal that is opened to be changed says what was entered', async () => {
    for (const deal of (await randomEvening(game, 0)).deals)
      expect(eventsOf(draftOf(deal))).toEqual(deal.map((event) => event));
  });

  test('sixteen deals take at most 2,000 characters', async () => {
    const evening = await randomEvening(game, 0);
    const deals = Array.from({ length: 16 }, (_, at) => evening.deals[at % evening.deals.length] ?? []);
    expect(formatEveningLink({ ...evening, deals }).length).toBeLessThan(2000);
    const losers = { 0: '[888m^] 1469p 68s ESW', 2: '[111p<] 123m 69p SWC', 3: '888s 1469p 68s ESWF' };
    const event = {
      type: 'win',
      winners: [{ seat: 1, hand: id === 'british' ? HAND.replace(/&.*/, '') : HAND }],
      from: 2,
      ...(id === 'british' && { losers }),
    };
    const tiles = Array.from({ length: 16 }, () => [{ type: 'kong', kind: 'concealed', seat: 1 }, event]);
    expect(formatEveningLink({ ...evening, deals: tiles }).length).toBeLessThan(2000);
    expect(parseEveningLink(formatEveningLink({ ...evening, deals: tiles }), id).deals).toEqual(tiles);
  });

  test('the statistics add up to the account', async () => {
    const account = eveningOf(game).accountOf(await randomEvening(game, 2));
    const seats = seatStatistics(account);
    expect(seats.map(({ place }) => place)).toEqual(seats.map(({ place }) => place).sort((a, b) => a - b));
    const wins = account.settled.flatMap(({ outcome }) => (outcome.is === 'won' ? outcome.winners : []));
    expect(seats.reduce((sum, { wins: own }) => sum + own, 0)).toBe(wins.length);
    const fed = seats.flatMap((each) => each.fed).reduce((sum, each) => sum + each, 0);
    expect(fed + seats.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(wins.length);
    expect(biggestWin(account)?.score.total ?? 0).toBe(Math.max(0, ...wins.map(({ score }) => score.total)));
    const last = pointsByDeal(account).at(-1);
    for (const { seat, change } of seats) expect(last?.[seat]).toBe(change);
  });
});

test('the link of an evening is not taken for that of a table, nor the other way round', () => {
  const link = formatEveningLink({
    ...emptyEvening({ id: 'x', title: '', options: [], under: {} as never }),
  });
  expect([isEveningLink(link), isTableLink(link)]).toEqual([true, false]);
  expect([isEveningLink('#v=1&end'), isTableLink('#v=1&end')]).toEqual([false, true]);
});
