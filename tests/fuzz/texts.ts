/** Texts as they go wrong: good ones that somebody has cut, doubled, mistyped or mixed up, and such as never were any. */
import fc from 'fast-check';

type Change = (text: string) => string;

const at = (text: string, share: number): number => Math.floor(share * (text.length + 1));

/** One slip of a hand. */
const slip = (own: fc.Arbitrary<string>): fc.Arbitrary<Change> => {
  const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  return fc.oneof(
    fc.tuple(share, own).map(([from, put]) => (text: string) => {
      const place = at(text, from);
      return text.slice(0, place) + put + text.slice(place);
    }),
    fc.tuple(share, fc.nat({ max: 6 })).map(([from, many]) => (text: string) => {
      const place = at(text, from);
      return text.slice(0, place) + text.slice(place + many);
    }),
    fc.tuple(share, share, share).map(([from, to, into]) => (text: string) => {
      const [first, last] = [at(text, Math.min(from, to)), at(text, Math.max(from, to))];
      const place = at(text, into);
      return text.slice(0, place) + text.slice(first, last) + text.slice(place);
    }),
    fc
      .tuple(share, fc.constantFrom('0', '-1', '9', '99999999999', '1e9', '٣', '１'))
      .map(([from, number]) => (text: string) => {
        const place = at(text, from);
        return text.slice(0, place) + text.slice(place).replace(/\d+/, number);
      }),
  );
};

/** A few of these texts with up to five slips each, the texts as they are, and any text at all. */
export const slipped = (good: readonly string[]): fc.Arbitrary<string> => {
  const letters = [...new Set(good.join(''))];
  const own = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(' ', '\n', '\t', '"', '&', '=', '#', '<', '%', '\u0000', '\u202e', '🀀'),
  );
  const wrong = fc
    .tuple(fc.constantFrom(...good), fc.array(slip(own), { minLength: 1, maxLength: 5 }))
    .map(([text, changes]) => changes.reduce((changed, change) => change(changed), text));
  return fc.oneof(
    { weight: 12, arbitrary: wrong },
    { weight: 1, arbitrary: fc.constantFrom(...good) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom(...good).map((text) => text.repeat(400)) },
  );
};
