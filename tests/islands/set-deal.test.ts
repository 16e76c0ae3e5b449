/** Deals that a course sets, one after the other. */
import { expect, test } from 'vitest';
import { courseDeals } from '#i18n/course-deals.ts';
import { afterDeal, type DealSeries, dealOf, solvedIn } from '../../src/islands/Play/set-deal.ts';

const onward = { label: 'On', href: '/learn/changchun/' };
const deals = [1, 2, 3].map((n) => ({ name: `changchun/deal/${n}`, link: `seed=${n}&end` }));
const series: DealSeries = { title: 'Three', deals, onward };
const solved = (...numbers: number[]) =>
  Object.fromEntries(numbers.map((n) => [`changchun/deal/${n}`, '2026-01-01']));
const at = (n: number) => {
  const found = dealOf([series], `#seed=${n}&end`);
  if (!found) throw new Error(`no deal ${n}`);
  return found;
};

test('an address that is no deal of the course is none', () => {
  expect(dealOf([series], '#seed=4&end')).toBeNull();
  expect(dealOf([series], null)).toBeNull();
  expect(at(2).place).toBe(2);
});

test('one goes on to the next that is not solved, from the last to the first, and at last away', () => {
  expect(afterDeal(at(1), solved(1))).toEqual({ label: courseDeals.goOn(2), href: '#seed=2&end' });
  expect(afterDeal(at(1), solved(1, 2))).toEqual({ label: courseDeals.goOn(3), href: '#seed=3&end' });
  expect(afterDeal(at(3), solved(3))).toEqual({ label: courseDeals.goOn(1), href: '#seed=1&end' });
  expect(afterDeal(at(3), solved(1, 2, 3))).toEqual(onward);
  // The one that has just been won need not be noted yet.
  expect(afterDeal(at(2), solved(1, 3))).toEqual(onward);
});

test('what is solved of other series does not count', () => {
  expect(solvedIn(series, solved(1, 3, 4))).toBe(2);
});
