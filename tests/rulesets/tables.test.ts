/** A table in a rulebook is told by hand: it says what the ruleset does, no more and no less. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { FLOWERS, SEASONS } from '../../src/engine/tiles.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { setWorth } from '../../src/rulesets/british/points.ts';
import { PATTERNS } from '../../src/rulesets/hk-taiwanese/patterns.ts';
import { hongKong } from '../fixtures/rulesets.ts';
import { happenedOf, plays, seated, untilAsked } from '../fixtures/tables.ts';
import { entriesOf, games } from '../lessons/content.ts';
import { changchun } from './changchun/rules.ts';
import { worth } from './hong-kong/worth.ts';

test('every table of a rulebook is held to its ruleset here', () => {
  const tables = games.flatMap((game) =>
    entriesOf(game).flatMap(({ id, table }) => (table === undefined ? [] : [`${game.id}/${id}`])),
  );
  expect(new Set(tables)).toEqual(
    new Set([
      'hk-taiwanese/replacements',
      'british/points',
      'changchun/scoring',
      'hong-kong/order-of-honours',
      // These stand beside the other tests of their game.
      'riichi/fu',
      'riichi/fu-set',
      'riichi/limits',
      'riichi/noten-pays',
      'riichi/ron-pays',
      'riichi/final-score',
    ]),
  );
});

/** The rows of a table below its head. */
function rowsOf(game: string, rule: string): readonly (readonly string[])[] {
  const content = games.find(({ id }) => id === game);
  const entry = content && entriesOf(content).find(({ id }) => id === rule);
  expect(entry?.table, `${game}/${rule}`).toBeDefined();
  return entry?.table?.slice(1) ?? [];
}

const titlesOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    games
      .filter(({ id }) => id === game)
      .flatMap(entriesOf)
      .map(({ id, title }) => [id, title.toLowerCase()]),
  );

const namesIn = (cell: string): string[] =>
  // "1s, 9s and honours" is one name with a comma in it.
  cell
    .toLowerCase()
    .replace('1s, 9s', '1s; 9s')
    .split(', ')
    .map((name) => name.replace(';', ','));

test('HK-style Taiwanese: the table of what replaces what has every pattern that replaces another', () => {
  const titles = titlesOf('hk-taiwanese');
  const titleOf = (id: string) => titles.get(id) ?? id;
  const told = rowsOf('hk-taiwanese', 'replacements').flatMap(([larger = '', smaller = '']) =>
    namesIn(larger).flatMap((one) => namesIn(smaller).map((other) => `${one} > ${other}`)),
  );
  const played = PATTERNS.flatMap(({ id, replaces = [] }) =>
    replaces.map((other) => `${titleOf(id)} > ${titleOf(other)}`),
  );
  expect([...told].sort()).toEqual([...played].sort());
});

describe('British: the table of points', () => {
  const tiles = { '2 to 8': '5p', '1, 9 or honours': '9p' } as const;
  test.each(rowsOf('british', 'points'))('%s: %s open, %s concealed', (set, open, concealed) => {
    const [, kind = '', of = ''] = /^(Pung|Kong) of (.+)$/.exec(set ?? '') ?? [];
    const tile = parseTiles(tiles[of as keyof typeof tiles])[0];
    const worth = (isConcealed: boolean) =>
      setWorth({ kind: kind.toLowerCase(), tile, concealed: isConcealed } as Parameters<typeof setWorth>[0]);
    expect([open, concealed]).toEqual([`${worth(false)} points`, `${worth(true)} points`]);
  });
});

describe('Changchun: the point table', async () => {
  const rules = await changchun({ scoring: 'standup' });
  const rows = rowsOf('changchun', 'scoring');
  const BANKER: Seat = 0;
  const NAMES = ['east', 'south', 'west', 'north'] as const;
  /** One set open, and an end of a run wins: G is 1. */
  const HAND = '[888m^] 123m 22p 34p 678s';
  const ways = SEATS.flatMap((winner) => SEATS.map((giver) => ({ winner, giver })));

  /** Whether a row is about this win; whoever gives the tile to themselves has drawn it. */
  const isAbout = (who: string, winner: Seat, giver: Seat): boolean => {
    const [, of, how] =
      /^(The Banker|Anyone else), (by Zi Mo|by Dian Pao|on the Banker’s discard|on another discard)$/.exec(
        who,
      ) ?? [];
    if (how === undefined) throw new Error(`“${who}” cannot be read`);
    if ((of === 'The Banker') !== (winner === BANKER)) return false;
    if (how === 'by Zi Mo') return winner === giver;
    if (winner === giver) return false;
    return how === 'by Dian Pao' || (how === 'on the Banker’s discard') === (giver === BANKER);
  };

  /** What a row says that each seat pays, in G. */
  const told = (text: string, winner: Seat, giver: Seat): Map<Seat, number> => {
    const payers: Record<string, readonly Seat[]> = {
      'each of the others': SEATS.filter((seat) => seat !== winner),
      'the Banker': [BANKER],
      'the two others': SEATS.filter((seat) => seat !== winner && seat !== BANKER),
      'the discarder': [giver],
    };
    return new Map(
      text.split(', and ').flatMap((part) => {
        const [, who = '', times] = /^(.+) (\d+)G(?: each)?$/.exec(part) ?? [];
        const seats = payers[who];
        if (!seats) throw new Error(`“${part}” cannot be read`);
        return seats.map((seat) => [seat, Number(times)] as const);
      }),
    );
  };

  test.each(ways)(
    'says what is paid if seat $winner wins with a tile of seat $giver',
    ({ winner, giver }) => {
      const about = rows.filter(([who = '']) => isAbout(who, winner, giver));
      expect(about, 'one row is about each win').toHaveLength(1);
      const drawn = winner === giver;
      const before = seated(rules, {
        turn: NAMES[giver],
        [NAMES[giver]]: '5p',
        [NAMES[winner]]: drawn ? `${HAND} 5p` : HAND,
      });
      const moves = drawn ? [] : [`${NAMES[giver]} discards 5p`];
      const paid = happenedOf(untilAsked(plays(before, ...moves, `${NAMES[winner]} wins`)), 'paid').flatMap(
        ({ group }) => group.payments.map(({ from, amount }) => [from, amount] as const),
      );
      expect(new Map(paid)).toEqual(told(about[0]?.[1] ?? '', winner, giver));
    },
  );
});

describe('Hong Kong: the order of flowers and seasons', async () => {
  const rules = await hongKong();
  const rows = rowsOf('hong-kong', 'order-of-honours');

  test('is of the four seats, one after the other', () => {
    expect(rows.map(([number, seat]) => [number, seat?.toLowerCase()])).toEqual(
      SEATS.map((seat) => [String(seat + 1), words.windName(seat).toLowerCase()]),
    );
  });

  test.each(rows.map((row, seat) => [...row, seat] as const))(
    '%s: %s has a fan for the %s, and one for the %s',
    (...row) => {
      const [flower, season] = [row[2], row[3]].map((name) => String(name).toLowerCase());
      const seat = SEATS[Number(row[4])] ?? 0;
      const own = (kind: number, rule: string) =>
        worth(rules, `123m 567p 888p 234s 7s +7s ${formatTile(kind)}`, { seat }).lines[rule] === 1;
      const nameOf = (kind: number) => words.tileName(kind).replace(/(?: flower)? \(.+\)$/, '');
      for (const family of [
        { from: FLOWERS, rule: 'own-flower', name: flower },
        { from: SEASONS, rule: 'own-season', name: season },
      ]) {
        const paid = SEATS.map((n) => family.from + n).filter((kind) => own(kind, family.rule));
        expect(paid.map(nameOf)).toEqual([family.name]);
      }
    },
  );
});
