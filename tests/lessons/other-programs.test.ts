import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choiceFor, PROGRAMS } from '../../src/compare/programs.ts';
import { rulebookForm } from '../../src/components/site/forms.ts';
import { otherCount } from '../../src/components/site/other-programs.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import { rulesetOf, withDefaults } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { games } from './content.ts';

const differences = games.flatMap(({ id: game, ruleset, rulebook }) =>
  [...rulebookForm.parse(rulebook).rules, ...rulebookForm.parse(rulebook).options].flatMap(
    ({ id, elsewhere = [] }) =>
      elsewhere.map((entry) => ({ game, ruleset, id, entry, program: `${entry.program} ${entry.version}` })),
  ),
);

describe('what another program decides otherwise', () => {
  test.each(differences)('$game, $id: $program counts the hand otherwise than we do', (difference) => {
    const { game, ruleset, entry } = difference;
    const { there, here } = otherCount(entry, ruleset, { file: `content/${game}/rulebook.yaml`, line: 1 });
    expect(there).not.toBe(here);
  });

  test.each(differences)('$game, $id: its finding installs $program', ({ entry }) => {
    const script = readFileSync(`findings/${entry.finding}.sh`, 'utf8');
    const installs = [
      `npm install --no-audit --no-fund --loglevel=error ${entry.program}@${entry.version} `,
      `apt-get download ${entry.program}=4:${entry.version}-1 `,
    ];
    expect(installs.filter((line) => script.includes(line))).toHaveLength(1);
  });

  test('no program has the same sentence for two hands of a rule', () => {
    const told = differences.map(({ game, id, program, entry }) =>
      [game, id, program, entry.table, entry.decides].join(),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  const tables = PROGRAMS.flatMap(({ name, version, tables }) =>
    version === null ? [] : tables.map((each) => ({ name, version, ...each })),
  );
  const named = (program: string, version: string, game: string, table: string | undefined) =>
    [program, version, game, table].join();

  test('each difference is of a table of a program that has a page, and each table has one', () => {
    const told = differences.map(({ entry, game }) => named(entry.program, entry.version, game, entry.table));
    const known = tables.map(({ name, version, game, table }) => named(name, version, game, table));
    expect([...new Set(told)].toSorted()).toEqual(known.toSorted());
  });

  test.each(tables)(
    '$name, $game: our nearest table settles some differences by its options',
    async (each) => {
      const { name, game: of, table } = each;
      const game = await loadGame(of);
      const chosen = choiceFor(game, each);
      const own = differences.filter(
        (difference) =>
          difference.entry.program === name && difference.entry.table === table && difference.game === of,
      );
      const nearest = rulesetOf(game, chosen);
      const settled = own.filter(
        ({ entry }) => otherCount(entry, nearest, { file: `content/${of}/rulebook.yaml`, line: 1 }).agrees,
      );
      expect(settled.length > 0).toBe(Object.keys(chosen).length > 0);
    },
  );

  const recorded = {
    'mahjong-soul': 'mahjong-soul',
    tenhou: 'tenhou',
    'riichi-city': 'riichi-city',
    majiang: 'majiang-core',
  } as const;
  const rooms = ['mahjong-soul', 'tenhou', 'riichi-city', 'majiang'] as const;
  test.each(rooms)('the table of %s is the one at which its records are played', async (played) => {
    const game = await loadGame('riichi');
    const [table] = PROGRAMS.find(({ slug }) => slug === recorded[played])?.tables ?? [];
    if (!table) throw new Error('no table');
    const room = { played, reds: null, openSimples: null, eastOnly: null };
    const record = { table: room, deals: [] } as unknown as GameRecord;
    expect(withDefaults(game, choiceFor(game, table))).toEqual(withDefaults(game, optionsOf(game, record)));
  });

  test('none of the programs is a package of this project', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    for (const { entry } of differences) expect(lock).not.toContain(`"node_modules/${entry.program}"`);
  });
});
