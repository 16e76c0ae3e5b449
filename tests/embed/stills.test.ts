/** What readers without scripts see of an embed: the plugins, which stand alone, say the same as the site. */
import { expect, test } from 'vitest';
import { embedOf, hrefOf, stillsOf } from '../../src/embed/markdown/blocks.ts';
import { STILL, stillOf } from '../../src/notation/embed-stills.ts';

const site = 'https://school.example/';
const DEAL = 'v=1&game=riichi&seed=a&do=x&end';

test.each([
  { scene: 'british/fishing' },
  { rule: 'british/one-chow' },
  { question: 'changchun/win', seed: 'a' },
  { drill: 'hong-kong/waits', count: '3' },
  { play: 'riichi' },
  { record: DEAL },
  { card: 'riichi' },
  { score: 'british' },
  { score: 'british', hand: '123m 55z' },
  { hand: '123m 55z' },
])('%j', (attributes) => {
  const block = Object.entries(attributes)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const embed = embedOf(block, { site });
  const { href, picture } = stillOf(attributes);
  expect(hrefOf(embed, { site })).toBe(site + href);
  const { table } = stillsOf(embed, { site });
  expect(table?.src ?? null).toBe(picture === null ? null : site + picture);
  if (table) expect([table.width, table.height]).toEqual([STILL.width, STILL.height].map(String));
});
