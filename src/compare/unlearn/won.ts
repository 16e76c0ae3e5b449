/** Makes won hands that two games may settle differently. */
import { copiesOf } from '../../engine/counts.ts';
import type { Meld } from '../../engine/melds.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import { amongOthers } from '../../puzzles/concepts/pays/index.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { aWin } from '../../puzzles/whole-hands.ts';
import type { SettledHand, SettlementQuestion } from './settling.ts';

/** Id of the kind of question asked about money. */
export const SETTLED = 'pays';

/** Adapts a hand to a recipe; null if it cannot be. */
type Fitting = (hand: ShownHand, random: Random) => ShownHand | null;

/** A win by a seat other than the dealer, on a non-dealer's discard or self-drawn. */
const plainly =
  (by: 'discard' | 'draw'): Fitting =>
  ({ ...hand }, random) => {
    if (hand.seat === 0) return null;
    if (by === 'draw') return { ...hand, from: null };
    const givers = othersAfter(hand.seat).filter((seat) => seat !== 0);
    return { ...hand, from: givers[random.below(givers.length)] as Seat };
  };

/** A self-drawn win, so that East pays or is paid. */
const byDealer: Fitting = (hand) => ({ ...hand, from: null });

/** A self-drawn win with a concealed kong made from a concealed triplet. */
const withKong: Fitting = (hand, random) => {
  const plain = plainly('draw')(hand, random);
  if (!plain) return null;
  const { concealed, winning, melds } = plain;
  const all = [...concealed, winning, ...melds.flatMap((meld) => meld.tiles)];
  const tile = concealed.find((kind) => copiesOf(concealed, kind) === 3 && copiesOf(all, kind) === 3);
  if (tile === undefined) return null;
  const kong: Meld = { kind: 'kong', how: 'concealed', tile, tiles: [tile, tile, tile, tile], shown: true };
  return { ...plain, concealed: concealed.filter((kind) => kind !== tile), melds: [...melds, kong] };
};

const WINS = {
  'on-discard': { matter: 'payers', fit: plainly('discard') },
  'self-drawn': { matter: 'payers', fit: plainly('draw') },
  'with-dealer': { matter: 'dealer', fit: byDealer },
  owed: { matter: 'book', fit: plainly('discard') },
  'among-losers': { matter: 'losers', fit: plainly('discard') },
  'kong-alone': { matter: 'kong', fit: withKong },
} satisfies Record<string, { readonly matter: SettlementQuestion; readonly fit: Fitting }>;

/** Names of all recipes. */
export const wins = Object.keys(WINS) as readonly (keyof typeof WINS)[];

/**
 * Makes win number `at` of a recipe; null if the tiles make none.
 * @throws RangeError for an unknown recipe
 */
export function wonAt(generator: GeneratorContext, about: string, at: number): SettledHand | null {
  const name = wins.find((each) => each === about);
  if (name === undefined) throw new RangeError(`no win is about "${about}"; there are: ${wins.join(', ')}`);
  const { matter, fit } = WINS[name];
  const random = createRandom('won', generator.ruleset.id, about, at);
  const hand = aWin(generator, random, { grade: 1, rules: [] });
  const fitting = hand && fit(hand, random);
  return (
    fitting && {
      ...amongOthers(fitting, generator.ruleset, random),
      matter,
      home: generator.ruleset,
    }
  );
}

const ADDRESS = /^won=(\S+) at=(\d+)$/;

/** Formats an address, e.g. `won=on-discard at=3`. */
export const formatWon = (about: string, at: number): string => `won=${about} at=${at}`;

/**
 * Parses an address written by `formatWon`.
 * @throws RangeError if it gives no hand
 */
export function wonOf(generator: GeneratorContext, address: string): SettledHand {
  const [, about = '', at] = ADDRESS.exec(address) ?? [];
  const won = wonAt(generator, about, Number(at));
  if (!won) throw new RangeError(`${generator.ruleset.id} has no such win: “${address}”`);
  return won;
}
