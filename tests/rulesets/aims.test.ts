/** What hands may be built towards: bots and hints plan by it, and it is nowhere else to be seen. */
import { expect, test } from 'vitest';
import { hongKong } from '../fixtures/rulesets.ts';
import { british } from './british/worth.ts';

const WINDS = { seatWind: 0, roundWind: 0 } as const;

test('a special hand is aimed at for the part of the limit that it brings', () => {
  const aimsAt = (limit: number) =>
    (british({ limit }).wins.aims?.(WINDS) ?? []).map(({ rule, worth }) => [rule, worth]);
  expect(aimsAt(1000)).toContainEqual(['thirteen-unique-wonders', 1000]);
  expect(aimsAt(500)).toContainEqual(['thirteen-unique-wonders', 500]);
});

test('all-triplets: a hand that is built towards it takes no run', async () => {
  const aims = (await hongKong()).wins.aims?.(WINDS) ?? [];
  const wanted = aims.filter(({ rule }) => rule === 'all-triplets');
  expect(wanted).toMatchObject([{ mostChows: 0 }]);
});

test('common-hand: a hand that is built towards it takes no triplet', async () => {
  const aims = (await hongKong()).wins.aims?.(WINDS) ?? [];
  const wanted = aims.filter(({ rule }) => rule === 'common-hand');
  expect(wanted).toMatchObject([{ mostPungs: 0 }]);
});

test.each([
  ['small-winds', 'small-winds-worth'],
  ['great-dragons', 'great-dragons-worth'],
])('%s: nothing is added to it where it is worth the limit', async (rule, option) => {
  const sample = async (chosen = {}) =>
    ((await hongKong(chosen)).wins.aims?.(WINDS) ?? []).filter((aim) => aim.rule === rule);
  for (const aim of await sample()) expect(aim).not.toHaveProperty('alone');
  const limited = await sample({ [option]: 13 });
  expect(limited.length).toBeGreaterThan(0);
  for (const aim of limited) expect(aim).toMatchObject({ alone: true });
});

test('concealed-and-drawn: where only a drawn hand is fully concealed, hands that wait for a discard are not aimed at it', async () => {
  const sample = async (chosen = {}) =>
    ((await hongKong(chosen)).wins.aims?.(WINDS) ?? []).filter(({ rule }) => rule === 'fully-concealed');
  expect(await sample()).toMatchObject([{ concealed: true }]);
  expect((await sample())[0]).not.toHaveProperty('drawn');
  expect(await sample({ 'concealed-and-drawn': 'drawn-only' })).toMatchObject([
    { concealed: true, drawn: true },
  ]);
});
