import { describe, expect, test } from 'vitest';
import {
  byGame,
  openIndex,
  type QueryWords,
  type SearchHit,
  shelve,
} from '../../src/islands/Search/shelf.ts';

const speech: QueryWords = {
  idle: ['how', 'do', 'i', 'a', 'can', 'from', 'anyone', 'in'],
  same: [
    ['pung', 'pong', 'peng'],
    ['win', 'hu', 'winning'],
    ['kong', 'gong'],
  ],
  games: ['British', 'Hong Kong', 'Changchun'],
};

const thing = (id: string, game: string, title: string, text = ''): SearchHit & { text: string } => ({
  id,
  kind: 'lesson',
  ruleset: game.toLowerCase(),
  game,
  title,
  line: '',
  text,
});

const find = openIndex(
  shelve(
    [
      thing('pung', 'British', 'Calling a Pung', 'from anyone'),
      thing('pong', 'Hong Kong', 'Calling Pong'),
      thing('peng', 'Changchun', 'Calling Peng', 'Two Pengs'),
      thing('hu', 'Changchun', 'How to Hu'),
      thing('kong', 'British', 'Kongs', 'of a Pung that lies there'),
    ],
    speech,
  ),
);
const ids = (query: string) => find(query).map(({ id }) => id);

describe('the search', () => {
  test('finds a thing by whatever another game calls it', () => {
    for (const word of ['pung', 'Pong', 'PENG', 'pungs', 'pengs']) {
      expect(new Set(ids(word)), word).toEqual(new Set(['pung', 'pong', 'peng', 'kong']));
    }
    expect(ids('winning')).toEqual(['hu']);
  });

  test('finds a word by its beginning, and by a slip', () => {
    expect(ids('pen')).toEqual(['peng']);
    expect(ids('kon')).toContain('kong');
    expect(ids('caling pung')).toHaveLength(3);
  });

  test('leaves out what a question says beside what it asks for', () => {
    expect(ids('how do I win')).toEqual(['hu']);
    expect(new Set(ids('can I pong from anyone'))).toEqual(new Set(ids('pung')));
    expect(ids('how can I')).toEqual([]);
  });

  test('needs all that is asked for', () => {
    expect(ids('kongs pong')).toEqual(['kong']);
    expect(ids('kongs hu')).toEqual([]);
  });

  test('asks a game alone that is named', () => {
    expect(ids('kong')).toEqual(['kong']);
    expect(ids('pung in hong kong')).toEqual(['pong']);
    expect(ids('Changchun')).toHaveLength(2);
    expect(ids('British kong')).toEqual(['kong']);
    expect(ids('Hong Kong gong')).toEqual([]);
  });

  test('puts what is called so before what only speaks of it', () => {
    expect(ids('pung').at(-1)).toBe('kong');
  });

  test('gives what was found a list a game, the best first', () => {
    const groups = byGame(find('peng'));
    expect(groups.map(({ game }) => game).toSorted()).toEqual(['British', 'Changchun', 'Hong Kong']);
    expect(groups.flatMap(({ found }) => found)).toHaveLength(4);
    expect(groups[0]?.found[0]).toEqual(find('peng')[0]);
  });
});
