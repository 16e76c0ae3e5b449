/** Whatever comes from outside is read, or refused with its place; nothing breaks, and nothing moves that must not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz, LONG } from '../scale.ts';
import { foundFor } from './found.ts';
import { TARGETS } from './targets.ts';

/** Slow ones are tried less; an event stream is sixty messages. */
const MANY: Readonly<Record<string, number>> = { events: LONG ? 100_000 : 5000, scene: 5000, judge: 5000 };

describe.each(TARGETS)('$name', ({ name, input, fault }) => {
  test('takes whatever it is given', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(fault(given)).toBeNull();
      }),
      fuzz(MANY[name] ?? 20_000),
    );
  });

  test.each(foundFor(name).map((given) => ({ given })))('takes what once went wrong: $given', ({ given }) => {
    expect(fault(given)).toBeNull();
  });
});
