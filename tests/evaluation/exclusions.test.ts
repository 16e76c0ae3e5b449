/**
 * What excludes each other: whatever is said of a win in twos and threes is refused, or has been true in a deal; and
 * nothing that was true in a deal is refused.
 */
import { describe, expect, test } from 'vitest';
import { CIRCUMSTANCES, type Remark } from '../../src/engine/exclusion.ts';
import type { Meld } from '../../src/engine/melds.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { contradictionIn } from '../../src/evaluation/contradiction.ts';
import { exclusionIn, exclusionsOf, remarksOf, remarksOfWin } from '../../src/evaluation/exclusions.ts';
import { factsKnown, HAS_DISCARDED } from '../../src/evaluation/facts.ts';
import type { WinToJudge } from '../../src/evaluation/verdict.ts';
import { USUAL } from '../../src/evaluation/win-context.ts';
import type { MarkedTile } from '../../src/notation/hand.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { plays, type Seated, seated } from '../fixtures/tables.ts';
import { factsSaid, truthsAt, truthsOf } from '../fixtures/truths.ts';
import { LONG, seedOf } from '../scale.ts';
import found from './exclusions-found.json' with { type: 'json' };

const ALL = (await everyRuleset()).filter(({ game, name }) => game !== null && !name.includes('warm-up'));
const USUAL_TABLES = ALL.filter(({ name, game }) => name === game || name.endsWith('goulash'));

const called: Meld = { kind: 'pung', tile: 27, tiles: [27, 27, 27], from: 2 };
const kong = (tile: number): Meld => ({
  kind: 'kong',
  how: 'concealed',
  tile,
  tiles: [tile, tile, tile, tile],
  shown: true,
});
const calledKong: Meld = { kind: 'kong', how: 'claimed', tile: 28, tiles: [28, 28, 28, 28], from: 2 };

interface Statement {
  readonly is: string;
  readonly about: string;
  readonly put: (query: WinToJudge) => WinToJudge;
}

const melded =
  (...melds: Meld[]) =>
  (query: WinToJudge): WinToJudge => ({
    ...query,
    hand: { ...query.hand, melds: [...query.hand.melds, ...melds] },
  });
const won =
  (won: Partial<WinToJudge['won']>) =>
  (query: WinToJudge): WinToJudge => ({ ...query, won: { ...query.won, ...won } });
const by =
  (winning: MarkedTile) =>
  (query: WinToJudge): WinToJudge => ({ ...query, hand: { ...query.hand, winning } });
const fact =
  (name: string, value: boolean | number) =>
  (query: WinToJudge): WinToJudge => ({ ...query, facts: { ...query.facts, [name]: value } });

function statementsOf(ruleset: Ruleset): Statement[] {
  const facts = factsSaid(ruleset);
  return [
    { is: 'a discard', about: 'by', put: by({ by: 'discard', tile: 0, from: 0 }) },
    { is: 'a robbed tile', about: 'by', put: by({ by: 'robbery', tile: 0, from: null }) },
    { is: 'for a kong', about: 'by', put: won({ supplement: 'kong' }) },
    { is: 'for a second kong', about: 'by', put: won({ supplement: 'double' }) },
    ...(ruleset.tiles[34]
      ? [
          {
            is: 'for a bonus tile',
            about: 'by',
            put: (query: WinToJudge) => ({
              ...won({ supplement: 'bonus' })(query),
              hand: { ...query.hand, bonus: [34] },
            }),
          },
        ]
      : []),
    { is: 'the last tile', about: 'last', put: won({ last: true }) },
    { is: 'first turn', about: 'first', put: won({ first: true }) },
    { is: 'East', about: 'seat', put: won({ seat: 0 }) },
    { is: 'a called set', about: 'set', put: melded(called) },
    { is: 'a called kong', about: 'kong', put: melded(calledKong) },
    { is: 'a concealed kong', about: 'own', put: melded(kong(29)) },
    { is: 'two concealed kongs', about: 'own', put: melded(kong(29), kong(30)) },
    { is: 'has discarded', about: HAS_DISCARDED, put: fact(HAS_DISCARDED, true) },
    { is: 'has not discarded', about: HAS_DISCARDED, put: fact(HAS_DISCARDED, false) },
    ...facts.map(
      (name): Statement => ({ is: name, about: name, put: fact(name, name === 'streak' ? 1 : true) }),
    ),
    ...facts
      .filter((name) => name === 'fishing' || name === 'riichi')
      .map((name): Statement => ({ is: `no ${name}`, about: name, put: fact(name, false) })),
  ];
}

const NONE: WinToJudge = {
  hand: { concealed: [], melds: [], bonus: [], winning: { by: 'draw', tile: 0 } },
  won: { ...USUAL, seat: 1 },
  facts: {},
};

function* inTwosAndThrees(statements: readonly Statement[]): Generator<readonly Statement[]> {
  for (const [i, a] of statements.entries())
    for (const [j, b] of statements.entries()) {
      if (j <= i || a.about === b.about) continue;
      yield [a, b];
      for (const c of statements.slice(j + 1))
        if (c.about !== a.about && c.about !== b.about) yield [a, b, c];
    }
}

/** Numbers of deals in which something rare happened. Others are tried after them. */
const FOUND: Readonly<Record<string, readonly number[]>> = found;
/**
 * Rarer than a search of some minutes finds, so the table is written down: a pung is promoted with the last tile of the
 * wall while a call from the first turn still holds.
 */
const TABLES: Readonly<Record<string, Seated & { readonly move: string }>> = {
  british: {
    turn: 'south',
    south: '[333p<] 3p 9m',
    drew: '3p',
    left: 0,
    west: '222p 777s 444m 88m 12p, original call',
    move: 'south kongs 3p',
  },
};

/** Everything that is true of a seat at the written table of this game. */
function* truthsWritten(name: string, ruleset: Ruleset): Generator<ReadonlySet<Remark>> {
  const written = TABLES[name];
  if (!written) return;
  const { move, ...at } = written;
  const { table } = seated(ruleset, at);
  const after = plays({ ruleset, table, events: [] }, move);
  yield* truthsAt(ruleset, { table, move: parseAction(move, table.dealer), after: after.table });
}

/** So many further deals are tried before a row is missed. */
const MORE = 300;

function* numbers(name: string): Generator<number> {
  yield* FOUND[name] ?? [];
  for (let n = 0; n < MORE; n++) yield n;
}

/** What is said in twos and threes and not refused, with all that it says. */
function acceptedBy(ruleset: Ruleset): Map<string, ReadonlySet<Remark>> {
  const accepted = new Map<string, ReadonlySet<Remark>>();
  for (const statements of inTwosAndThrees(statementsOf(ruleset))) {
    const query = statements.reduce((at, { put }) => put(at), NONE);
    const { winning, melds } = query.hand;
    // Where no kong is ever robbed, a win by robbery is refused as a win.
    if (winning?.by === 'robbery' && !ruleset.kongs.robbing.promoted) continue;
    if (contradictionIn(ruleset, query)) continue;
    const said = remarksOf(
      query.won.seat,
      melds,
      query.facts,
      remarksOfWin(winning?.by ?? 'draw', query.won),
    );
    accepted.set(statements.map(({ is }) => is).join(' + '), said);
  }
  return accepted;
}

describe.each(USUAL_TABLES)('$name', ({ name, ruleset }) => {
  test('every row names what can be said', () => {
    const facts = [HAS_DISCARDED, ...factsKnown(ruleset)];
    const known = new Set<string>([...CIRCUMSTANCES, ...facts, ...facts.map((each) => `no ${each}`)]);
    for (const { of, unless = [] } of exclusionsOf(ruleset))
      for (const each of [...of, ...unless]) expect(known).toContain(each);
  });

  test('what is said of a win in twos and threes is refused, or was true in a deal', () => {
    const open = acceptedBy(ruleset);
    expect(open.size).toBeGreaterThan(90);
    const meet = (truth: ReadonlySet<Remark>): void => {
      for (const [what, said] of open) if ([...said].every((each) => truth.has(each))) open.delete(what);
    };
    for (const truth of truthsWritten(name, ruleset)) meet(truth);
    for (const n of numbers(name)) {
      if (open.size === 0) break;
      for (const truth of truthsOf(ruleset, `${name}/${n}`)) meet(truth);
    }
    expect([...open.keys()]).toEqual([]);
  });
});

describe('What was true in a deal is not refused', () => {
  test.each(ALL)('$name', ({ name, ruleset }) => {
    for (let n = 0; n < (LONG ? 200 : 6); n++)
      for (const truth of truthsOf(ruleset, String(seedOf(`truths/${name}`, n))))
        expect(exclusionIn(ruleset, truth), [...truth].sort().join()).toBeNull();
  });
});
