/** The same deal under two games: they begin alike, go on alike, and part by the rule that is named. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { asksOf, questionAbout } from '../../src/compare/deal/about.ts';
import { inStep } from '../../src/compare/deal/lockstep.ts';
import type { DealStep, TwoGameDeal } from '../../src/compare/deal/parting.ts';
import { chooserFrom } from '../../src/compare/deal/players.ts';
import { besideIt, isTheOne, withoutTheRule } from '../../src/compare/deal/proof.ts';
import { dealOf, findAnother, nameOf, seedsFrom } from '../../src/compare/deal/search.ts';
import { commonStart, type GamePair } from '../../src/compare/deal/start.ts';
import { compareForm } from '../../src/compare/form.ts';
import { answerOf, answersIn } from '../../src/compare/table.ts';
import { divergencesForm } from '../../src/components/site/forms.ts';
import type { PaymentGroup } from '../../src/engine/payment.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { promotePung } from '../../src/engine/selectors.ts';
import type { Outcome, Table } from '../../src/engine/table.ts';
import { allTiles, isBonus, isHonour, sizeOf } from '../../src/engine/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { games, rulebookOf } from '../lessons/content.ts';
import { deals, seedOf } from '../scale.ts';

const file = divergencesForm.parse(
  parse(readFileSync(new URL('../../content/common/divergences.yaml', import.meta.url), 'utf8')),
);
const pairs = games.flatMap((one, i) =>
  games.slice(i + 1).map((two): GamePair<Ruleset> => [one.ruleset, two.ruleset]),
);
const cases = pairs.map((rulesets) => ({ together: rulesets.map(({ id }) => id).join(' and '), rulesets }));
const common = rulebookOf('common').rules.map(({ id }) => id);
const books = new Map(
  games.map(({ id }) => {
    const { rules, options } = rulebookOf(id);
    return [id, [...rules, ...options].map((rule) => rule.id).concat(common)];
  }),
);

/** A fourth tile beside its pung is a kong to everybody, while one game still asks whether it is robbed. */
function laid(table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting' && stage.phase !== 'awarding') return table;
  const { kong, offer } = stage;
  return kong && offer.as === 'promotion' ? promotePung(table, offer.from, kong.tile, offer.tile) : table;
}

/** What both tables can show of a seat: not the pungs that one of them was given. */
function seatOf(table: Table, given: readonly number[]) {
  return laid(table).seats.map(({ concealed, melds, river }) => ({
    concealed,
    river,
    melds: melds.filter(({ tile }) => !given.includes(tile)).map(({ kind, tiles }) => ({ kind, tiles })),
  }));
}

/** All of that in one text, which is compared sooner. */
const sight = (table: Table, given: readonly number[]): string =>
  JSON.stringify([seatOf(table, given), table.wall.next]);

/** Every tile of a table, in order. */
function tilesOf(table: Table): number[] {
  const { seats, wall, box } = laid(table);
  const piles = [wall, ...(box ? [box] : [])].flatMap(({ order, next, end }) => order.slice(next, end));
  const held = seats.flatMap(({ concealed, melds, bonus, river }) => [
    ...concealed,
    ...bonus,
    ...river,
    ...melds.flatMap(({ tiles }) => tiles),
  ]);
  return [...piles, ...held].sort((a, b) => a - b);
}

const lastOf = ({ beats }: TwoGameDeal): DealStep => beats[beats.length - 1] ?? beats[0];

describe.each(cases)('$together', ({ rulesets }) => {
  const [a, b] = rulesets;

  test('begin with the same hands, East with one tile more, and the same wall', () => {
    const { sides, honours, to, unshared } = commonStart(rulesets, 'heron-1');
    const [one, two] = sides;
    expect(seatOf(one.table, honours)).toEqual(seatOf(two.table, honours));
    expect(one.table.wall.order).toEqual(two.table.wall.order);
    expect(one.table.wall.next).toBe(two.table.wall.next);
    for (const { table, ruleset } of sides) {
      expect(table.seats.map(({ concealed }) => concealed.length)).toEqual([14, 13, 13, 13]);
      expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
      expect(tilesOf(table)).toEqual(allTiles(ruleset.tiles));
      expect(table.wall.order.some(isBonus)).toBe(false);
      // A hand of more sets has them on the table.
      expect(table.seats.map(({ melds }) => melds.length)).toEqual(SEATS.map(() => ruleset.deal.sets - 4));
    }
    expect(honours).toHaveLength(4 * Math.abs(a.deal.sets - b.deal.sets));
    expect(honours.every(isHonour)).toBe(true);
    expect(honours.some((kind) => one.table.wall.order.includes(kind))).toBe(false);
    expect(to === null).toBe(a.deal.sets === b.deal.sets);
    for (const [at, kinds] of unshared.entries()) {
      const [mine, theirs] = at === 0 ? [a, b] : [b, a];
      for (const kind of kinds) expect(mine.tiles[kind]).toBeGreaterThan(theirs.tiles[kind] ?? 0);
    }
  });

  const committed = file.pairs.find(
    ({ games: [one, two] }) => [one, two].sort().join() === [a.id, b.id].sort().join(),
  );

  test('have five deals at least, which part by three rules at least', () => {
    expect(committed?.games).toEqual([a.id, b.id]);
    expect(committed?.deals.length).toBeGreaterThanOrEqual(5);
    const rules = new Set(committed?.deals.map(({ game, rule }) => `${game}/${rule}`));
    expect(rules.size).toBeGreaterThanOrEqual(3);
  });

  test.each(committed?.deals ?? [])(
    'deal $seed parts after $after steps by $rule of $game, and without that rule does not',
    ({ seed, after, game, rule }) => {
      const told = dealOf(rulesets, seed);
      expect(told.parting?.named.rule).toBe(rule);
      expect(told.beats.length - 1).toBe(after);
      const { named: name, rules } = told.parting ?? { named: null, rules: [] };
      expect(name && rulesets[name.at].id).toBe(game);
      for (const [at, each] of rules.entries()) {
        if (each !== null) expect(books.get(rulesets[at === 0 ? 0 : 1].id)).toContain(each);
      }
      expect(isTheOne(rulesets, seed, told)).toBe(true);
      expect(besideIt(rulesets, seed, told)).toEqual({ rules: [], still: false });
      const again = withoutTheRule(rulesets, seed, told);
      const common = told.beats.length;
      expect(again.beats.length).toBeGreaterThanOrEqual(common);
      // What went before is as it was: the part that was changed had no say in it.
      expect(
        again.beats.slice(0, common).map(({ tables }) => tables.map((table) => seatOf(table, []))),
      ).toEqual(told.beats.map(({ tables }) => tables.map((table) => seatOf(table, []))));
    },
  );

  test('the same seed, and the same choices, give the same deal', () => {
    for (const seed of ['heron-1', 'heron-2', 'heron-3']) {
      const told = dealOf(rulesets, seed);
      expect(dealOf(rulesets, seed)).toEqual(told);
      expect(inStep(commonStart(rulesets, seed), chooserFrom(told.choices))).toEqual(told);
    }
  });

  test('any seed comes to an end, with every tile in its place and both tables equal until they part', () => {
    for (let n = 0; n < Math.ceil(deals(1000) / pairs.length); n++) {
      const seed = `${seedOf('deal', n)}`;
      const told = dealOf(rulesets, seed);
      const { honours, sides } = commonStart(rulesets, seed);
      const sizes = sides.map(({ ruleset }) => sizeOf(ruleset.tiles));
      const apart = told.beats.findIndex(
        ({ tables: [one, two] }) => sight(one, honours) !== sight(two, honours),
      );
      expect(apart, `${seed}: the step at which the tables are not alike`).toBe(-1);
      const last = told.parting?.forks.map(({ table }) => table) ?? lastOf(told).tables;
      expect(
        last.map((table) => tilesOf(table).length),
        seed,
      ).toEqual(sizes);
      if (told.parting) {
        const { named: name, forks, action } = told.parting;
        expect(books.get(rulesets[name.at].id), seed).toContain(name.rule);
        // One lets them do it and the other does not; or something happens in one of them at least.
        expect(forks.filter(({ refusal }) => refusal !== null).length, seed).toBe(action ? 1 : 0);
        expect(
          forks.some(({ events }) => events.length > 0),
          seed,
        ).toBe(true);
      } else {
        expect(lastOf(told).tables.map(({ stage }) => stage.phase)).toEqual(['settling', 'settling']);
      }
    }
  });
});

describe('A parting is about what happened there', () => {
  const { questions } = compareForm.parse(
    parse(readFileSync(new URL('../../content/common/compare.yaml', import.meta.url), 'utf8')),
  );
  const ids = games.map(({ id }) => id);
  const asks = asksOf({ questions }, ids);
  const asked = questions.map((question) => ({
    id: question.id,
    answers: Object.fromEntries(
      ids.flatMap((id) => {
        const answer = answerOf(question, id);
        return answer ? [[id, answer]] : [];
      }),
    ),
  }));

  /** What the question says happened, of the settlement: who pays whom, by how the hand was won. */
  const SETTLED: Readonly<Record<string, (outcome: Won, paid: readonly PaymentGroup[]) => boolean>> = {
    'discard-payment': ({ from }) => from !== null,
    'self-draw-payment': ({ from }) => from === null,
    losers: ({ winners }, paid) =>
      paid.some(({ payments }) =>
        payments.some(({ from, to }) => winners.every(({ seat }) => seat !== from && seat !== to)),
      ),
    'dealer-money': (_, paid) =>
      paid.some(({ payments }) => payments.some(({ from, to }) => from === 0 || to === 0)),
    'when-paid': (_, paid) => paid.some(({ payments }) => payments.some(({ book }) => book === 'debt')),
  };
  type Won = Outcome & { is: 'won' };

  /** What is wrong with the question of a deal; null where nothing is. */
  function faultOf(rulesets: GamePair<Ruleset>, seed: string): string | null {
    const { parting, beats } = dealOf(rulesets, seed);
    if (!parting) return null;
    const { named, matter, forks } = parting;
    const question = asked[questionAbout({ asks, questions: asked }, rulesets, named, matter)];
    const name = nameOf(rulesets, named);
    if (!question) return alone(name) ? null : `${seed}: ${name} is about nothing on which they differ`;
    const [one, two] = rulesets.map(({ id }) => question.answers[id]?.says);
    if (one === two) return `${seed}: both say “${one}”`;
    const last = (beats[beats.length - 1] ?? beats[0]).tables[0].stage;
    if (named.part !== 'settle' || last.phase !== 'settling' || last.outcome.is !== 'won') return null;
    const paid = forks.flatMap(({ events }) => events.flatMap((e) => (e.type === 'paid' ? [e.group] : [])));
    const happened = SETTLED[question.id]?.(last.outcome, paid) ?? true;
    return happened ? null : `${seed}: ${question.id} is not what happened`;
  }

  /** A rule that one game alone has, or a shape that hands of another size cannot have. */
  const { alone: byGame } = compareForm.parse(
    parse(readFileSync(new URL('../../content/common/compare.yaml', import.meta.url), 'utf8')),
  );
  function alone(name: string): boolean {
    const [game = '', rule = ''] = name.split('/');
    return byGame[game]?.includes(rule) ?? false;
  }

  test.each(cases)('$together', ({ rulesets }) => {
    const committed = file.pairs.find(({ games: two }) =>
      two.every((id) => rulesets.some((r) => r.id === id)),
    );
    const seeds = [
      ...(committed?.deals ?? []).map(({ seed }) => seed),
      ...Array.from({ length: Math.ceil(deals(500) / pairs.length) }, (_, n) => `${seedOf('about', n)}`),
    ];
    expect(seeds.flatMap((seed) => faultOf(rulesets, seed) ?? [])).toEqual([]);
  });

  test('while one game still draws, another ends for the sake of the tiles in its box', () => {
    const rulesets = pairOf('british', 'hong-kong');
    const { parting } = dealOf(rulesets, '3');
    expect(parting?.named).toMatchObject({ rule: 'supplement', part: 'supplement' });
    expect(parting && rulesets[parting.named.at].id).toBe('british');
  });

  test('a self-drawn win is not told of as one on a discard', () => {
    const rulesets = pairOf('british', 'hong-kong');
    const { parting } = dealOf(rulesets, '655');
    expect(parting?.matter).not.toBe('discard-payment');
  });

  function pairOf(one: string, two: string): GamePair<Ruleset> {
    const [a, b] = [one, two].map((id) => games.find((game) => game.id === id)?.ruleset);
    if (!a || !b) throw new Error('there are no such games');
    return [a, b];
  }
});

describe('A call that breaks two rules at once', () => {
  const ruleset = (id: string): Ruleset => {
    const found = games.find((game) => game.id === id);
    if (!found) throw new Error(id);
    return found.ruleset;
  };
  const partedBy = (one: string, two: string, seed: string) => {
    const rulesets: GamePair<Ruleset> = [ruleset(one), ruleset(two)];
    const told = dealOf(rulesets, seed);
    const { rules, still } = besideIt(rulesets, seed, told);
    const all = told.parting ? [told.parting.named, ...rules] : [];
    return {
      names: all.map((named) => nameOf(rulesets, named)),
      still,
      alone: isTheOne(rulesets, seed, told),
    };
  };

  test.each([
    ['british', 'hong-kong', '71', ['british/one-chow', 'british/fishing-first']],
    ['changchun', 'hk-taiwanese', '65', ['changchun/three-suits', 'changchun/yao-jiu']],
    ['hong-kong', 'two-five-eight', '138', ['two-five-eight/four-sets-and-jong', 'two-five-eight/jong-258']],
  ])('%s and %s, deal %s: both are named', (one, two, seed, names) => {
    expect(partedBy(one, two, seed)).toEqual({ names, still: false, alone: false });
  });

  test('where hands are of two sizes, a shape of one may part them whatever rule is exchanged', () => {
    expect(partedBy('hk-taiwanese', 'hong-kong', '12')).toEqual({
      names: ['hk-taiwanese/shape-standard'],
      still: true,
      alone: false,
    });
  });
});

test('every rule of the list answers a question, by which its deal is called, or is its game’s alone', () => {
  const { questions, alone } = compareForm.parse(
    parse(readFileSync(new URL('../../content/common/compare.yaml', import.meta.url), 'utf8')),
  );
  const answers = questions.flatMap((question) =>
    answersIn(question).flatMap(([book, { rules }]) => rules.map((rule) => `${book}/${rule}`)),
  );
  for (const { game, rule } of file.pairs.flatMap(({ deals }) => deals)) {
    if (!alone[game]?.includes(rule)) expect(answers).toContain(`${game}/${rule}`);
  }
});

test('a sixth game can be put beside any other', () => {
  for (const { id, ruleset } of games) {
    for (let n = 0; n < 5; n++) {
      const told = dealOf([ruleset, rulesetOf(riichi)], `${seedOf('sixth', n)}`);
      expect(told.beats.length, id).toBeGreaterThan(0);
    }
  }
});

describe('a search', () => {
  const [rulesets] = pairs;
  if (!rulesets) throw new Error('there are no two games');

  test('finds a deal that parts by another rule than those that are known', () => {
    const first = findAnother(rulesets, new Set(), seedsFrom(1, 50), () => true);
    const second = findAnother(rulesets, new Set([first?.name ?? '']), seedsFrom(1, 400), () => true);
    expect(first).not.toBeNull();
    expect(second).not.toBeNull();
    expect(second?.name).not.toBe(first?.name);
    expect(second?.deal.parting && nameOf(rulesets, second.deal.parting.named)).toBe(second?.name);
  });

  test('says how many seeds it has tried, and can be stopped', () => {
    const known = new Set(rulesets.flatMap(({ id }) => (books.get(id) ?? []).map((rule) => `${id}/${rule}`)));
    const heard: number[] = [];
    const nothing = findAnother(rulesets, known, seedsFrom(1, 5), (tried) => heard.push(tried) > 0);
    expect(nothing).toBeNull();
    expect(heard).toEqual([0, 1, 2, 3, 4, 5]);

    let looked = 0;
    const seeds = function* () {
      for (;;) yield String(looked++);
    };
    expect(findAnother(rulesets, known, seeds(), (tried) => tried < 3)).toBeNull();
    expect(looked).toBe(4);
  });
});
