/** Numbers as they are shown. */
import { describe, expect, test } from 'vitest';
import { number, purse, withSign } from '#i18n/numbers.ts';

describe('Numbers', () => {
  test('a loss has a true minus sign, a gain a plus', () => {
    expect([withSign(-1200), withSign(8), withSign(0), number(-4.5)]).toEqual(['−1,200', '+8', '0', '−4.5']);
  });

  test('what somebody has is a gain or a loss where everyone began with nothing, else the sum itself', () => {
    expect([purse(8, 0), purse(-8, 0)]).toEqual(['+8', '−8']);
    expect([purse(2000, 2000), purse(-904, 2000)]).toEqual(['2,000', '−904']);
    expect([purse(8, 0, 'chips'), purse(1, 0, 'points'), purse(2000, 2000, 'points')]).toEqual([
      '+8 chips',
      '+1 point',
      '2,000 points',
    ]);
  });
});
