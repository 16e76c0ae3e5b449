import { describe, expect, test } from 'vitest';
import { everydayWords } from '#i18n/everyday-words.ts';
import { ruleSynonyms } from '#i18n/rule-synonyms.ts';
import {
  askedCards,
  byGame,
  openIndex,
  openShelf,
  type QueryWords,
  type SearchHit,
  shelve,
  type WordCard,
} from '../../src/islands/Search/shelf.ts';
import { games, ruleIds } from '../lessons/content.ts';

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
    [],
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
    const groups = byGame(find('peng'), []);
    expect(groups.map(({ game }) => game).toSorted()).toEqual(['British', 'Changchun', 'Hong Kong']);
    expect(groups.flatMap(({ found }) => found)).toHaveLength(4);
    expect(groups[0]?.found[0]).toEqual(find('peng')[0]);
  });

  test('puts the games that the reader learns before the others', () => {
    const games = (own: readonly string[]) => byGame(find('pung'), own).map(({ game }) => game);
    const last = games([]).at(-1) ?? '';
    expect(games([last.toLowerCase()])[0]).toBe(last);
    expect(games([last.toLowerCase()]).toSorted()).toEqual(games([]).toSorted());
    expect(games(['unlearn'])).toEqual(games([]));
  });
});

describe('what a word means', () => {
  const cards = everydayWords.map(
    ({ id, title, phrases, says }): WordCard => ({
      title,
      says,
      href: `#${id}`,
      phrases,
      called: [],
    }),
  );
  const asked = (query: string) => askedCards(cards, query).map(({ href }) => href.slice(1));

  test.each([
    ['solitaire', ['solitaire']],
    ['Mahjong Solitaire', ['solitaire']],
    ['chicken hand', ['chicken-hand']],
    ['pong vs kong', ['pung', 'kong']],
    ['Difference between chow and pung?', ['chow', 'pung']],
    ['what is a wall', ['wall']],
    ['dead wall', ['dead-wall']],
    ['what is a dead hand?', ['dead-hand']],
    ['eyes', ['pair']],
    ['fan', ['fan']],
    ['xylophone', []],
    ['', []],
  ])('is told first: %s', (query, ids) => {
    expect(asked(query)).toEqual(ids);
  });

  test('is asked for by no word that asks for another', () => {
    const phrases = cards.flatMap((card) => card.phrases);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    for (const phrase of phrases) expect(phrase).toBe(phrase.trim().toLowerCase());
  });

  test('comes with what was found, and without anything found', () => {
    const search = openShelf(shelve([thing('pung', 'British', 'Calling a Pung')], speech, cards));
    expect(search('pung', []).cards.map(({ title }) => title)).toEqual(['Pung']);
    expect(search('pung', []).games.map(({ game }) => game)).toEqual(['British']);
    expect(search('chicken hand', []).cards).toHaveLength(1);
    expect(search('chicken hand', []).games).toEqual([]);
  });
});

describe('a rule is found by the words of other players', () => {
  const rules = Object.entries(ruleSynonyms).flatMap(([game, synonyms]) => {
    const known = ruleIds(games.find(({ id }) => id === game) as (typeof games)[number]);
    return Object.entries(synonyms).map(([rule, words]) => ({ game, rule, words, isKnown: known.has(rule) }));
  });

  test('each belongs to a rule of its game', () => {
    expect(rules.filter(({ isKnown }) => !isKnown).map(({ game, rule }) => `${game}/${rule}`)).toEqual([]);
  });

  test('each is written in lower case, and once for a rule', () => {
    const odd = rules.filter(({ words }) => {
      const all = words.split(' ');
      return words !== words.toLowerCase() || all.some((word) => word === '');
    });
    expect(odd).toEqual([]);
  });

  const search = openIndex(
    shelve(
      rules.map(({ game, rule, words }) => thing(`${game}/${rule}`, game, rule, words)),
      { idle: [], same: [], games: [] },
      [],
    ),
  );
  test.each([
    ['honba', 'riichi/counters'],
    ['ankan', 'riichi/concealed-kan'],
    ['kuikae', 'riichi/swap-calling'],
    ['kiriage', 'riichi/mangan-rounding'],
    ['oka', 'riichi/return-points'],
    ['nagashi', 'riichi/river-mangan'],
    ['agari yame', 'riichi/last-deal'],
    ['atamahane', 'riichi/winners'],
    ['kazoe', 'riichi/counted-yakuman'],
    ['ping wu', 'hong-kong/common-hand'],
    ['qiang gang', 'changchun/robbing'],
    ['ligu', 'hk-taiwanese/seven-pairs'],
    ['all green', 'british/imperial-jade'],
  ])('%s', (query, id) => {
    expect(search(query).map((hit) => hit.id)).toContain(id);
  });

  test.each(['suji', 'EMA', 'honba'])('and is told: %s', (query) => {
    const cards = everydayWords.map((word): WordCard => ({ ...word, href: `#${word.id}`, called: [] }));
    expect(askedCards(cards, query)).toHaveLength(1);
  });
});
