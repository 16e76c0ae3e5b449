/** What the referee's page is made of: a hand answer by answer, what may be typed, transcripts opened again. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BySeat } from '../../src/engine/seats.ts';
import { formsOf, withTile } from '../../src/islands/Referee/forms.ts';
import { handsIn, type OpenedLog, openHand } from '../../src/islands/Referee/initial-log.ts';
import { explainLines } from '../../src/islands/Referee/protocol-explanations.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import { parseOutput } from '../../src/referee/protocol.ts';
import game from '../../src/rulesets/hong-kong/index.ts';
import { frameAt } from '../../src/sessions/hand-history.ts';
import { openLink } from '../../src/sessions/share.ts';
import {
  advanceReferee,
  answerPrompts,
  commandOf,
  finalResult,
  forfeitOf,
  opening,
  type PlayerKind,
  type ProtocolMoment,
  pendingPrompts,
  promptedReader,
  type RefereeSetup,
  refereeSetup,
  stepReferee,
  transcriptOf,
} from '../../src/sessions/web-referee.ts';
import { COMMAND_ENV } from '../fixtures/commands.ts';
import { PYTHON } from '../fixtures/python.ts';
import { runs, SEED } from '../scale.ts';

const BOTS: BySeat<PlayerKind> = ['sensible', 'naive', 'sensible', 'naive'];
const WITH_YOU: BySeat<PlayerKind> = ['sensible', 'you', 'naive', 'naive'];

const command = (seed: string, options: readonly string[] = [], players?: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [
      'src/referee/main.ts',
      '--seed',
      seed,
      ...options,
      '--',
      ...(players ?? ['builtin:sensible', 'builtin:naive', 'builtin:sensible', 'builtin:naive']),
    ],
    { encoding: 'utf8', env: COMMAND_ENV },
  );

/** What the command wrote with --log, and what it printed. */
function logged(seed: string, options: readonly string[] = [], players?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'referee-page-'));
  const file = join(folder, 'log');
  const told = command(seed, ['--log', file, ...options], players);
  const log = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return { told, log };
}

const last = (court: RefereeSetup, from: ProtocolMoment = opening(court)): ProtocolMoment =>
  advanceReferee(court, from).at(-1) ?? from;

const hand = (opened: OpenedLog) => {
  if (opened.is !== 'hand') throw new Error(`not opened: ${JSON.stringify(opened.fault)}`);
  return opened;
};
const open = (text: string, nth = 0) => {
  const found = handsIn(text)[nth];
  if (!found) throw new Error('no hand is in this text');
  return hand(openHand(game, found));
};

/** The first question to South's reader that these bots and seeds lead to, of this kind. */
function asked(type: 'normal' | 'interrupt', which: (moment: ProtocolMoment) => boolean = () => true) {
  for (let n = 0; n < 200; n++) {
    const court = refereeSetup(game, WITH_YOU, `asked/${n}`);
    let now = last(court);
    for (let tries = 0; tries < 30; tries++) {
      const asking = promptedReader(court, now);
      if (!asking) break;
      if (asking.type === type && which(now)) return { court, moment: now, asking };
      const drew = asking.view.stage.drew;
      const line =
        asking.type === 'interrupt' ? 'PASS' : drew === null ? 'PASS' : withTile('', drew, 'normal');
      now = last(court, answerPrompts(court, now, asking.seat, line));
    }
  }
  throw new Error(`nobody is asked for ${type}`);
}

describe('a hand on the page', () => {
  test('is the one that the command plays, line by line, to the same result and link', () => {
    for (const seed of ['heron-412', 'wren-7']) {
      const court = refereeSetup(game, BOTS, seed);
      const end = last(court);
      const { told, log } = logged(seed);
      expect(transcriptOf(court, end)).toBe(log);
      const { result, link } = finalResult(court, end) ?? { result: '', link: '' };
      expect(told.split('\n').slice(0, 2)).toEqual([`hand 1: ${result}`, link]);
    }
  });

  test('says how it is played at the shell, where only bots play and the seed says everything', () => {
    expect(commandOf(refereeSetup(game, BOTS, 'heron-412'))).toBe(
      'npm run -s referee -- --seed heron-412 -- builtin:sensible builtin:naive builtin:sensible builtin:naive',
    );
    expect(commandOf(refereeSetup(game, WITH_YOU, 'heron-412'))).toBeNull();
    expect(commandOf(refereeSetup(game, BOTS, 'a b; c'))).toBeNull();
  });

  test('goes on one answer a step, and waits for the reader', () => {
    const { court, moment, asking } = asked('interrupt', (now) => now.sitting.prompts.length > 1);
    expect(pendingPrompts(moment).map(({ seat }) => seat)).toEqual([1]);
    expect(stepReferee(court, moment)).toBe(moment);
    const next = answerPrompts(court, moment, asking.seat, 'PASS');
    expect(next.question).toBe(moment.question + 1);
    expect(moment.answers[moment.sitting.prompts.indexOf(asking)]).toBeUndefined();
  });

  test('protocol-bad-output: a bad line loses the hand, and the moment before it is there to go back to', () => {
    const { court, moment, asking } = asked('normal');
    const bad = answerPrompts(court, moment, asking.seat, 'HELLO');
    expect(forfeitOf(bad)).toMatchObject({ seat: 1, line: 'HELLO', reason: { rule: 'protocol-bad-output' } });
    expect(forfeitOf(bad)?.unreadable).toMatchObject({ column: 1 });
    expect(stepReferee(court, bad)).toBe(bad);
    expect(finalResult(court, bad)?.result).toMatch(
      /^seat 1 loses the game \(protocol-bad-output\): "HELLO" /,
    );
    const illegal = forfeitOf(answerPrompts(court, moment, asking.seat, 'WIN'));
    expect(illegal).toMatchObject({ action: { do: 'win', seat: 1 }, unreadable: null });
    expect(illegal?.reason.rule).not.toBe('protocol-bad-output');
    const drew = asking.view.stage.drew ?? 0;
    const good = answerPrompts(court, moment, asking.seat, withTile('', drew, 'normal'));
    expect(forfeitOf(good)).toBeNull();
    expect(good.entries.length).toBeGreaterThan(moment.entries.length);
  });
});

test('every line of a whole hand is told in words, what a seat reads and what it answers', () => {
  const court = refereeSetup(game, BOTS, 'heron-412');
  const { terms } = court.ruleset;
  const speech = { messageContext: { reader: 0, dealer: 0, terms } as const };
  const { entries } = last(court);
  for (const entry of entries) {
    const told = explainLines(entry, speech);
    expect(told.map(({ line }) => line)).toEqual(entry.lines);
    for (const { means } of told) expect(means).toMatch(/^[A-Z\d].*\.$/);
  }
  const [first] = entries;
  if (!first) throw new Error('nobody was asked');
  expect(explainLines(first, speech).map(({ means }) => means)).toEqual([
    'You are East.',
    'Your thirteen tiles, each a letter and a number.',
    'A normal round: it is your turn.',
    'One action follows.',
    'You drew the 5 of bamboo.',
  ]);
});

describe('protocol-output: what may be typed', () => {
  test('in a normal round: DISCARD, GONG and WIN, and what is possible now', () => {
    const { asking } = asked('normal');
    const forms = formsOf(asking);
    expect(forms.map(({ says }) => says)).toEqual(['DISCARD', 'GONG', 'WIN']);
    expect(forms.map(({ possible }) => possible)).toEqual([true, false, false]);
  });

  test('in an interrupt round: every run that is possible has a form of its own', () => {
    const { asking } = asked('interrupt', (now) =>
      now.sitting.prompts.some(
        ({ seat, view }) => seat === 1 && view.legal.some(({ do: d }) => d === 'chow'),
      ),
    );
    const forms = formsOf(asking);
    expect(new Set(forms.map(({ says }) => says))).toEqual(new Set(['PASS', 'PONG', 'SEUNG', 'GONG', 'WIN']));
    for (const { says, text, possible } of forms.filter((form) => form.says === 'SEUNG')) {
      expect([says, text, possible]).toEqual([
        'SEUNG',
        expect.stringMatching(/^SEUNG (?:[dbc]\d){2}$/),
        true,
      ]);
    }
  });

  test('whatever is possible and filled in is accepted', () => {
    for (const type of ['normal', 'interrupt'] as const) {
      const { court, moment, asking } = asked(type);
      for (const form of formsOf(asking).filter(({ possible }) => possible)) {
        const kinds = asking.view.seats[asking.seat].concealed;
        const lines = form.wants ? kinds.map((kind) => withTile(form.text, kind, type)) : [form.text];
        const fates = lines.map((line) => forfeitOf(answerPrompts(court, moment, asking.seat, line)));
        expect(fates.some((fate) => fate === null)).toBe(true);
        for (const line of lines) expect(() => parseOutput(line)).not.toThrow();
      }
    }
  });

  test('a pressed tile goes where the typed word wants one', () => {
    const tile = parseTile('5p');
    expect(withTile('', tile, 'normal')).toBe('DISCARD d5');
    expect(withTile('DISCARD c1', tile, 'normal')).toBe('DISCARD d5');
    expect(withTile('PONG c1', tile, 'interrupt')).toBe('PONG d5');
    expect(withTile('SEUNG d4d6', tile, 'interrupt')).toBe('SEUNG d4d6d5');
    expect(withTile('SEUNG d4d6w1', tile, 'interrupt')).toBe('SEUNG d4d6d5');
    expect(withTile('', tile, 'interrupt')).toBe('PONG d5');
  });
});

describe('a transcript that the command made', () => {
  test('is opened: the log, what was printed, and the bare link show the very hand', () => {
    const { log, told } = logged('heron-412');
    const played = last(refereeSetup(game, BOTS, 'heron-412'));
    for (const text of [log, log.replaceAll('\n', '\r\n'), told, told.split('\n')[1] ?? '']) {
      const { court, moments, promised } = open(text);
      const end = moments.at(-1);
      expect(promised).toBeNull();
      expect(end?.sitting.table).toEqual(played.sitting.table);
      expect(end?.sitting.actions).toEqual(played.sitting.actions);
      expect(moments[0].sitting.table.seats).toEqual(opening(court).sitting.table.seats);
    }
    const { court, moments } = open(log);
    expect(transcriptOf(court, moments.at(-1) ?? moments[0])).toBe(log);
  });

  test('of many hands has each of them, from bots of every kind', () => {
    const hands = Math.min(runs(1000), 40);
    const { told, log } = logged(SEED, ['--hands', String(hands)]);
    for (const text of [told, log]) {
      expect(handsIn(text)).toHaveLength(hands);
      for (const [i, each] of handsIn(text).entries()) {
        const { court, moments, promised } = hand(openHand(game, each));
        expect(promised, `hand ${i + 1}`).toBeNull();
        const end = moments.at(-1) ?? moments[0];
        expect(finalResult(court, end)?.result).toBe(each.result);
        expect(`/${finalResult(court, end)?.link.split('/').slice(1).join('/')}`).toContain(each.link ?? '-');
      }
    }
  });

  test('the play table opens the link on the very hand', () => {
    const link = command('heron-412').split('\n')[1] ?? '';
    const opened = openLink(game, link.slice(link.indexOf('#')));
    if (!('hand' in opened)) throw new Error(JSON.stringify(opened.broken));
    expect(frameAt(opened.history).table).toEqual(last(refereeSetup(game, BOTS, 'heron-412')).sitting.table);
    expect(opened.hand.ruleset.id).toBe(game.id);
  });

  test.each([
    ['a bad word', 'echo HELLO', /"HELLO"/],
    ['a quotation mark and a backslash', `printf '"\\\\\\n'`, /loses the game/],
    ['no answer', 'sleep 9', /no answer in 300 ms/],
    ['an illegal action', 'echo WIN', /not allowed/],
  ])('of a hand lost by %s shows how it was lost', (_what, player, message) => {
    const players = [player, 'builtin:naive', 'builtin:naive', 'builtin:naive'];
    const { told, log } = logged('heron-412', ['--timeout', '300', '--start', '0'], players);
    expect(told).toMatch(message);
    for (const text of [told, log]) {
      const { moments, promised } = open(text);
      expect(promised).toBeNull();
      expect(forfeitOf(moments.at(-1) ?? moments[0])?.seat).toBe(0);
    }
  });

  test('of a hand lost by any line at all is opened from its log and from what was printed', () => {
    const { court, moment, asking } = asked('normal');
    const word = fc.constantFrom(
      'DISCARD ',
      'SEUNG ',
      'PONG ',
      'd1',
      'x9',
      '\u2028',
      '\u0085',
      '\r',
      '"',
      '\\',
    );
    const line = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.array(fc.oneof(word, fc.string()), { maxLength: 90 }).map((words) => words.join('')),
        fc.constantFrom('DISCARD d1'.padEnd(200, 'abc'), 'SEUNG '.padEnd(1000, 'd1'), 'x'.repeat(1024)),
      )
      .map((text) => text.replaceAll('\n', ' ').slice(0, 1024));
    fc.assert(
      fc.property(line, (answer) => {
        const end = answerPrompts(court, moment, asking.seat, answer);
        fc.pre(forfeitOf(end) !== null);
        const { result, link } = finalResult(court, end) ?? { result: '', link: '' };
        expect(result.length).toBeLessThan(1000);
        for (const text of [transcriptOf(court, end), `hand 1: ${result}\n${link}\n`]) {
          const { court: again, moments, promised } = open(text);
          expect(promised).toBeNull();
          expect(finalResult(again, moments.at(-1) ?? moments[0])).toEqual({ result, link });
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('lost by a call among the answers of others is opened from what was printed', () => {
    // Answers every interrupt round with a discard that cannot be, and otherwise discards what it drew.
    const liar = `${PYTHON} -c "
import sys
while True:
    kind = sys.stdin.readline().strip()
    if kind == '': break
    if kind not in ('normal', 'interrupt'): continue
    told = [sys.stdin.readline().split() for _ in range(int(sys.stdin.readline()))]
    print('PONG f1' if kind == 'interrupt' else 'DISCARD ' + told[-1][2], flush=True)
"`;
    const { told, log } = logged('lost', ['--timeout', '5000'], [liar, liar, liar, liar]);
    for (const text of [told, log]) {
      const { moments, promised } = open(text);
      expect(promised).toBeNull();
      expect(forfeitOf(moments.at(-1) ?? moments[0])?.line).toBe('PONG f1');
    }
  });

  test('what is no transcript, of another game or table, or broken, is told and never thrown', () => {
    expect(handsIn('')).toEqual([]);
    expect(handsIn('Dear referee,\nhow do you do?')).toEqual([]);
    const fault = (text: string) => handsIn(text).map((each) => openHand(game, each))[0];
    expect(fault('/play/x/#v=1&game=two-five-eight&seed=a&end')).toMatchObject({ fault: { is: 'other' } });
    expect(fault('/play/x/#v=1&game=hong-kong&seed=a&end')).toMatchObject({ fault: { is: 'other' } });
    expect(fault('#v=1&game=hong-kong&under=protocol&seed=a')).toMatchObject({ fault: { is: 'broken' } });
    expect(fault('#v=1&game=hong-kong&under=protocol&seed=a&do=e1p.e1p.e1p&end')).toMatchObject({
      fault: { is: 'unplayable' },
    });
  });

  test('whose end is not the one it says is told so', () => {
    const { log } = logged('heron-412');
    const { promised } = open(log.replace(/^# hand 1: .*$/m, '# hand 1: drawn (nothing)'));
    expect(promised).toBe('drawn (nothing)');
  });

  test('cut off anywhere it shows what there is', () => {
    const { log } = logged('wren-7');
    for (const part of [0.1, 0.35, 0.8]) {
      const text = log.slice(0, log.indexOf('\n', Math.floor(log.length * part)));
      const { moments } = open(text);
      const end = moments.at(-1) ?? moments[0];
      expect(end.sitting.ending).toBeNull();
      expect(moments.length).toBeGreaterThan(2);
    }
  });
});
