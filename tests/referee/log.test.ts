import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/seats.ts';
import { formatHead, formatLine, formatResult, type LoggedHand, parseLog } from '../../src/referee/log.ts';
import { PlayerError } from '../../src/referee/protocol-game.ts';

const seat = fc.integer({ min: 0, max: 3 }).map((n) => n as Seat);
/** An answer is whatever a program printed up to its line feed. */
const answer = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\n', ' '));
const link = fc.constantFrom(
  'v=1&game=hong-kong&seed=a&end',
  'v=1&game=hong-kong&under=protocol&seed=1&at=2&end',
);
const hand = fc.record({
  seed: fc.stringMatching(/^[a-z0-9/-]{1,20}$/),
  answers: fc.array(fc.record({ seat, answer }), { minLength: 1, maxLength: 20 }),
  result: fc.constantFrom('drawn (wall-out)', 'seat 2 wins with 5 fan, on c5 from seat 1', null),
  link: fc.option(link),
});

/** Hands one below the other, as the command writes them; each answer stands below what was asked. */
const written = (hands: readonly Omit<LoggedHand, 'number'>[]): string =>
  hands
    .flatMap(({ seed, answers, result, link: shared }, i) => [
      formatHead(i + 1, seed ?? ''),
      ...answers.flatMap(({ seat: of, answer: line }) => [
        formatLine(of, 'normal', 'player'),
        formatLine(of, String(line), 'referee'),
      ]),
      ...(result === null ? [] : [`# ${formatResult(i + 1, result)}`]),
      ...(shared === null ? [] : [`# /play/hong-kong/#${shared}`]),
    ])
    .map((line) => `${line}\n`)
    .join('');

describe('the log', () => {
  it('is read back as it was written, whatever the players answered', () => {
    fc.assert(
      fc.property(fc.array(hand, { minLength: 1, maxLength: 5 }), (hands) => {
        expect(parseLog(written(hands))).toEqual(hands.map((each, i) => ({ number: i + 1, ...each })));
      }),
    );
  });

  it('is never a reason to fall over, whatever the text is', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        '# hand 1, seed a',
        '< 0 PASS',
        '< 9 PASS',
        '> 0 normal',
        '#v=1&game=x',
        'hand 2: drawn (a)',
      ),
      fc.constantFrom('hand 1: seat 0 loses the game (a): "x', 'hand 1: seat 0 loses the game (a): "\\q" no'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const each of parseLog(pieces.join('\n'))) expect(each.number).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is read line by line, however long it is', () => {
    const many = 300_000;
    const [only] = parseLog(`# hand 1, seed a\n${'< 0 PASS\n'.repeat(many)}`);
    expect(only?.answers).toHaveLength(many);
  });

  it('keeps no more of a line than the command would have written', () => {
    const long = 'x'.repeat(1e6);
    const [only] = parseLog(`# hand 1, seed a\n< 0 ${long}\n# hand 1: ${long}\n`);
    expect(String(only?.answers[0]?.answer).length).toBeLessThan(1100);
    expect(only?.result?.length).toBeLessThan(1100);
  });

  it('protocol-bad-output: where no answer came, the result says so and the hand ends there', () => {
    const lost = 'seat 2 loses the game (protocol-bad-output): no answer in 300 ms';
    const [only] = parseLog(`# hand 1, seed a\n< 0 DISCARD d1\n> 2 interrupt\n# hand 1: ${lost}\n`);
    expect(only?.answers).toEqual([
      { seat: 0, answer: 'DISCARD d1' },
      { seat: 2, answer: new PlayerError('no answer in 300 ms') },
    ]);
  });

  it('protocol-bad-output: what was printed has the bad answer, and nothing else of the lines', () => {
    const lost =
      'seat 0 loses the game (protocol-bad-output): "say \\"d1\\"" "…", column 1: expected more, found less';
    const [only] = parseLog(`hand 4: ${lost}\n/play/hong-kong/#v=1&game=hong-kong&seed=a&end\nwon 0 0 0 0\n`);
    expect(only).toMatchObject({ number: 4, seed: null, answers: [{ seat: 0, answer: 'say "d1"' }] });
  });

  it('holds as many hands as links, where there is nothing but links', () => {
    const text = 'See https://a.example/play/hong-kong/#v=1&game=a&seed=1&end and\n#v=1&game=b&seed=2&end';
    expect(parseLog(text).map((each) => each.link)).toEqual([
      'v=1&game=a&seed=1&end',
      'v=1&game=b&seed=2&end',
    ]);
  });
});
