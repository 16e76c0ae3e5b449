/** The tables that are known by a name, held against the table of the law: what each has of every option. */
import { expect, test } from 'vitest';
import { OPTIONS, PRESETS } from '../../../src/rulesets/riichi/options.ts';

/** option | as EMA plays | World Riichi | online | the collections of hands; – where a table has no say. */
const TABLE = [
  'red-fives | 0 | 0 | 3 | 3',
  'open-simples | true | true | true | true',
  'swap-call | forbidden | forbidden | forbidden | –',
  'kan-dora-turns | at-once | at-once | open-with-discard | –',
  'ippatsu-and-ura | true | true | true | true',
  'riichi-tiles | 1 | 0 | 4 | –',
  'riichi-points | false | false | true | –',
  'kan-in-riichi | same-reading | same-reading | same-waits | –',
  'winners | all | nearest | all | –',
  'orphans-rob | true | true | true | –',
  'empty-wait | noten | noten | ready | –',
  'man-blessing | alone | alone | off | off',
  'yakuman-sum | one | add | add | add',
  'double-yakuman | false | false | true | true',
  'counted-yakuman | false | true | true | true',
  'mangan-rounding | true | true | false | false',
  'double-wind-pair | 2 | 2 | 4 | 4',
  'liability-for | dragons-and-winds | and-four-kans | dragons-and-winds | dragons-and-winds',
  'liability-shown | called | called | called-or-kan | called-or-kan',
  'liability-part | whole-hand | whole-hand | that-yakuman | that-yakuman',
  'counters-to | each | – | nearest | –',
  'pot-to | own-back | – | nearest | –',
  'noten-by-choice | true | true | false | –',
  'river-mangan | false | false | true | –',
  'abortive-draws | false | false | true | –',
  'bankruptcy | false | false | true | –',
  'extension | false | false | true | –',
  'counter-value | 300 | 300 | 300 | –',
  'last-deal | plays-on | plays-on | ends | –',
  'match-length | east-south | east-south | east-south | –',
  'start-points | 30000 | 30000 | 25000 | –',
  'return-points | 30000 | 30000 | 25000 | –',
  'uma-values | 15-5 | 15-5 | 15-5 | –',
  'ties | shared | shared | seat-order | –',
  'leftover-to | first | lost | first | –',
  'chombo-price | mangan | after-uma | – | –',
];

const rows = TABLE.map((row) => row.split(' | '));

test.each(rows)('%s: EMA %s, WRC %s, online %s, hands %s', (id, ema, wrc, online, hands) => {
  const option = OPTIONS.find((each) => each.id === id);
  expect(String(option?.default)).toBe(ema);
  for (const [name, value] of Object.entries({ wrc, online, hands })) {
    const own = PRESETS[name]?.[id ?? ''];
    // What a table has no say in stays as it is; what is as everywhere is not set again.
    const due = value === '–' || value === ema ? undefined : value;
    expect(own === undefined ? own : String(own), name).toBe(due);
  }
});

test('no option is left out, and no table has another', () => {
  const ids = rows.map(([id]) => id).sort();
  expect(OPTIONS.map(({ id }) => id).sort()).toEqual(ids);
  for (const preset of Object.values(PRESETS))
    for (const id of Object.keys(preset)) expect(ids).toContain(id);
});
