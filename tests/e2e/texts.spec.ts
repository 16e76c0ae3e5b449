/** The finished pages of each game, as they are read and heard: amounts carry a unit, and only one that the game has. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tagsOf } from '../../src/build/page/tags.ts';
import { CHARACTERS } from '../../src/cli/characters.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { bareAmounts, foreignUnits } from '../lessons/english/amounts.ts';
import { folder, pages } from './pages.ts';
import { expect, test } from './site.ts';

/** The text of a page's middle, a line a block; what is hidden from the eye and only heard is in it. */
function textOf(path: string): string {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return (
    main
      .replace(/<(script|style|svg|nav)\b[\s\S]*?<\/\1>/g, ' ')
      // A number that is seen stands beside the same one as it is heard; a key beside what it presses.
      .replace(/<span\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, ' ')
      .replace(
        /<\/?(?:p|li|h\d|div|section|dd|dt|td|th|tr|button|summary|details|ol|ul|aside|figcaption|label|option|select|legend)\b(?:"[^"]*"|[^">])*>/g,
        '\n\n',
      )
      // The edition and the section of a document are no amounts.
      .replace(/<span class="aside">(?:<a\b[^>]*>)?[^<]*(?:<\/a>)?<\/span>/g, ' ')
      .replace(/<(?:"[^"]*"|[^">])*>/g, '')
      .replace(/&amp;/g, '&')
      .replace(/&#39;|&rsquo;/g, '’')
      .replace(/&[a-z#\d]+;/g, ' ')
      .replace(/[ \t]+/g, ' ')
  );
}

for (const id of gameIds) {
  // The answers of the test at the end are receipts: columns of numbers under what they count.
  const lessons = pages.filter(
    (path) => path.startsWith(`/learn/${id}/`) && path !== `/learn/${id}/` && !path.includes('/test/'),
  );

  test(`${id}: every amount on its lessons’ pages carries its unit`, () => {
    const bare = lessons.flatMap((path) => bareAmounts(textOf(path)).map(({ found }) => `${path} ${found}`));
    expect(bare).toEqual([]);
  });

  test(`${id}: no lesson shows a placeholder that nothing has filled`, () => {
    const shown = lessons.flatMap((path) =>
      [...textOf(path).matchAll(/\{[a-z]+(?: [a-z-]+)*\}/g)].map(([placeholder]) => `${path} ${placeholder}`),
    );
    expect(shown).toEqual([]);
  });

  test(`${id}: what is only heard at its tables names no unit that it does not have`, async () => {
    const game = await loadGame(id);
    // A scene may be played under an option: a unit of any of them is the game's.
    const rulesets = [
      rulesetOf(game),
      ...game.options.flatMap(({ id: option, values }) =>
        values.map((value) => rulesetOf(game, { [option]: value })),
      ),
    ];
    for (const path of lessons) {
      const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
      const heard = [...html.matchAll(/class="unseen">([^<]*)</g)].map(([, text = '']) => text).join('\n');
      const foreign = rulesets.map((ruleset) => foreignUnits(heard, ruleset).map(({ found }) => found));
      expect(
        foreign.some((found) => found.length === 0),
        `${path}: ${foreign[0]?.join()}`,
      ).toBe(true);
    }
  });
}

test('no id stands twice on a page: a link and a label have one goal', () => {
  const twice = pages.flatMap((path) => {
    const file = path.endsWith('.html') ? path : `${path}index.html`;
    const ids = tagsOf(readFileSync(join(folder, file), 'utf8')).flatMap(
      ({ attributes }) => attributes['id'] ?? [],
    );
    return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${path}#${id}`);
  });
  expect(twice).toEqual([]);
});

/** What the reader's own fonts draw: Chinese characters, their punctuation, and what no text shows. */
const DRAWN_ELSEWHERE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef\s\u00ad\u200b]/u;

test('the site’s fonts have every character of its texts, and are 60 kB at most', () => {
  const strange = pages.flatMap((path) => {
    const characters = new Set(path.endsWith('.html') ? '' : textOf(path));
    return [...characters]
      .filter((each) => !CHARACTERS.includes(each) && !DRAWN_ELSEWHERE.test(each))
      .map((each) => `${path} ${each} (U+${each.codePointAt(0)?.toString(16)})`);
  });
  expect(strange).toEqual([]);
  const fonts = new URL('../../src/styles/fonts/', import.meta.url);
  const files = readdirSync(fonts).filter((file) => file.endsWith('.woff2'));
  const size = files.reduce((sum, file) => sum + statSync(new URL(file, fonts)).size, 0);
  expect(files.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(60_000);
});
