/** An evening as a link and as a file: it comes back as it was, and what was spoiled is refused with its place. */
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../src/engine/random.ts';
import { QuestionError } from '../../src/evaluation/told/fields.ts';
import { draftOf, eventsOf } from '../../src/evening/draft.ts';
import { type Evening, eveningFields, readEveningText } from '../../src/evening/evening.ts';
import { formatEveningLink, isEveningLink, parseEveningLink } from '../../src/evening/link.ts';
import { eveningOf } from '../../src/evening/rules.ts';
import { biggestWin, pointsByDeal, seatStatistics } from '../../src/evening/statistics.ts';
import { ShareError } from '../../src/notation/share-frame.ts';
import { isTableLink } from '../../src/notation/table-link.ts';
import { OptionError } from '../../src/rulesets/options.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { runs, seedOf } from '../scale.ts';
import { actorOf, emptyEvening, enterDeals, randomOptions } from './random-evening.ts';

const HAND = 'hand=123m.456m.789m.EEE.5m.%2B5m&facts=riichi';

/** An evening of many deals at random, with names and stakes that no address would bear as they are. */
async function randomEvening(id: string, n: number): Promise<Evening> {
  const game = await loadGame(id);
  const random = createRandom(seedOf(`kept/${id}`, n), 'evening');
  const actor = actorOf(eveningOf(game), emptyEvening(game, n === 0 ? {} : randomOptions(game, random)));
  enterDeals(eveningOf(game), actor, 16, random);
  return {
    ...actor.now(),
    names: ['Zoë & Co.', 'a=b/c;d', '', '小明 100%'],
    stakes: { each: 0.05, unit: '€' },
  };
}

/** A text with a few of its signs changed, lost or doubled. */
function spoil(text: string, random: Random): string {
  let spoiled = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(spoiled.length);
    const sign = '0123456789-$/;.&=#"{}[],:ghkwnst%é'.charAt(random.below(34));
    const rest = [spoiled.slice(at + 1), sign + spoiled.slice(at + 1), sign + spoiled.slice(at), ''];
    spoiled = spoiled.slice(0, at) + (rest[random.below(4)] ?? '');
  }
  return spoiled;
}

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);

  test('a link and a file give the same evening back', async () => {
    for (let n = 0; n < 10; n++) {
      const evening = await randomEvening(id, n);
      expect(parseEveningLink(`#${formatEveningLink(evening)}`, id)).toEqual(evening);
      expect(readEveningText(JSON.stringify(eveningFields(evening)), id)).toEqual(evening);
    }
  });

  test('a deal that is opened to be changed says what was entered', async () => {
    for (const deal of (await randomEvening(id, 0)).deals)
      expect(eventsOf(draftOf(deal))).toEqual(deal.map((event) => event));
  });

  test('sixteen deals take at most 2,000 characters', async () => {
    const evening = await randomEvening(id, 0);
    const deals = Array.from({ length: 16 }, (_, at) => evening.deals[at % evening.deals.length] ?? []);
    expect(formatEveningLink({ ...evening, deals }).length).toBeLessThan(2000);
    const event = { type: 'win', winners: [{ seat: 1, hand: HAND }], from: 2 };
    const tiles = Array.from({ length: 16 }, () => [{ type: 'kong', kind: 'concealed', seat: 1 }, event]);
    expect(formatEveningLink({ ...evening, deals: tiles }).length).toBeLessThan(2000);
    expect(parseEveningLink(formatEveningLink({ ...evening, deals: tiles }), id).deals).toEqual(tiles);
  });

  test('what was spoiled is refused with its place, or is an evening that can be counted', async () => {
    const evening = await randomEvening(id, 1);
    const random = createRandom(seedOf(`spoiled/${id}`, 0), 'evening');
    const texts = [
      [formatEveningLink(evening), (text: string) => parseEveningLink(text, id)],
      [JSON.stringify(eveningFields(evening)), (text: string) => readEveningText(text, id)],
    ] as const;
    let refused = 0;
    for (const [text, read] of texts)
      for (let n = 0; n < runs(200); n++) {
        const spoiled = spoil(text, random);
        try {
          const opened = read(spoiled);
          const account = eveningOf(game).accountOf(opened);
          expect(account.settled.length).toBeLessThanOrEqual(opened.deals.length);
          if (account.fault) expect(account.fault.error.message).not.toBe('');
          for (const deal of opened.deals) draftOf(deal);
        } catch (error) {
          refused++;
          if (
            !(error instanceof ShareError || error instanceof QuestionError || error instanceof OptionError)
          )
            throw new Error(`${spoiled} is not refused but fails`, { cause: error });
          expect(error.message.length).toBeGreaterThan(10);
        }
      }
    expect(refused).toBeGreaterThan(50);
  });

  test('the statistics add up to the account', async () => {
    const account = eveningOf(game).accountOf(await randomEvening(id, 2));
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
