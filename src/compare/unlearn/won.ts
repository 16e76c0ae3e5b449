/** Hands that have won, made so that two games may settle them differently. */
import { copiesOf } from '../../engine/counts.ts';
import type { Meld } from '../../engine/melds.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import { amongOthers } from '../../puzzles/concepts/pays/index.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { aWin } from '../../puzzles/whole-hands.ts';
import type { SettledHand, SettlementQuestion } from './settling.ts';

/** The kind that is asked about money. */
export const SETTLED = 'pays';

/** What a hand must be like; null where it is not, and cannot be made so. */
type Fitting = (hand: ShownHand, random: Random) => ShownHand | null;

/** By somebody who is not the dealer: on a discard of somebody who is not, or drawn. */
const plainly =
  (by: 'discard' | 'draw'): Fitting =>
  ({ ...hand }, random) => {
    if (hand.seat === 0) return null;
    if (by === 'draw') return { ...hand, from: null };
    const givers = othersAfter(hand.seat).filter((seat) => seat !== 0);
    return { ...hand, from: givers[random.below(givers.length)] as Seat };
  };

/** East pays, or is paid. */
const byDealer: Fitting = (hand) => ({ ...hand, from: null });

/** With four alike that were never shown before they were declared. */
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

/** What such hands are about, by name. */
export const wins = Object.keys(WINS) as readonly (keyof typeof WINS)[];

/** The nth of a kind; null where the tiles fell so that there is none. @throws RangeError for a kind that nobody makes */
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

/** `won=on-discard at=3` */
export const formatWon = (about: string, at: number): string => `won=${about} at=${at}`;

/** @throws RangeError where there is none */
export function wonOf(generator: GeneratorContext, address: string): SettledHand {
  const [, about = '', at] = ADDRESS.exec(address) ?? [];
  const won = wonAt(generator, about, Number(at));
  if (!won) throw new RangeError(`${generator.ruleset.id} has no such win: “${address}”`);
  return won;
}
