/** What /which/ says in one line: as sure as the answers are, and no surer. */
import { expect, test } from 'vitest';
import { which } from '#i18n/which.ts';
import { whichGuide } from '../../src/compare/which/guide.ts';
import { headingOf } from '../../src/islands/Which/heading.ts';
import { askedGames, foreignGames, questions } from '../compare/which-content.ts';

const guide = whichGuide(questions, askedGames, foreignGames);
const games = askedGames.map(({ id }) => ({ id, title: id }));
const titleOf = (id: string): string => foreignGames.find((game) => game.id === id)?.title ?? '';

test.each([
  ['nobody knew anything', { tiles: null, hand: null }, which.anyGame],
  ['one game fits', { tiles: 'flowers', hand: 'sixteen', flowers: 'paid' }, which.fits('hk-taiwanese')],
  [
    'one fits, but another is likelier that is not taught here',
    { tiles: 'flowers', hand: 'sixteen' },
    which.oneOf(['hk-taiwanese']),
  ],
  ['only the word tells it from others', { word: 'mah-jong' }, which.likely('british')],
  ['two fit', { tiles: 'honours', chow: 'next' }, which.oneOf(['changchun', 'riichi'])],
  ['one comes nearest', { tiles: 'honours', minimum: 'three', runs: 'any' }, which.near('hong-kong')],
  [
    'none does that is taught here',
    { tiles: 'jokers', minimum: 'card' },
    which.soundsLike(titleOf('american')),
  ],
])('%s', (_, table, heading) => {
  const answers = Object.entries(table).map(([question, answer]) => ({ question, answer }));
  expect(headingOf(guide.result(answers), answers, { games, foreignGames })).toBe(heading);
});
