/** What a hand is given beside its sets where it is to be counted: bonus tiles, a round, kongs. */
import { copiesOf } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import { isBonus, type Kind } from '../engine/tiles.ts';
import type { ShownHand } from './hands.ts';

/** Of bonus tiles as many as a hand has at most in a question. */
const MOST_BONUS = 3;

export function enriched(ruleset: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const bonus = ruleset.tiles.flatMap((copies, kind) => (copies > 0 && isBonus(kind) ? [kind] : []));
  const all = [...hand.concealed, hand.winning, ...hand.melds.flatMap((meld) => meld.tiles)];
  const melds = hand.melds.map((meld) => (random.below(3) === 0 ? asKong(meld, all) : meld));
  return {
    ...concealedKong(random, { ...hand, melds }, all),
    round: random.below(4) as Wind,
    bonus: shuffled(bonus, random)
      .slice(0, bonus.length === 0 ? 0 : random.below(MOST_BONUS + 1))
      .sort((a, b) => a - b),
  };
}

/** A pung with its fourth tile, where that is in no other set. */
function asKong(meld: Meld, all: readonly Kind[]): Meld {
  if (meld.kind !== 'pung' || copiesOf(all, meld.tile) > 3) return meld;
  return { ...meld, kind: 'kong', how: 'claimed', tiles: [...meld.tiles, meld.tile] };
}

/** Three alike that are concealed, now and then shown as four. */
function concealedKong(random: Random, hand: ShownHand, all: readonly Kind[]): ShownHand {
  const tile = hand.concealed.find(
    (kind) => copiesOf(hand.concealed, kind) === 3 && copiesOf(all, kind) === 3,
  );
  if (tile === undefined || random.below(3) > 0) return hand;
  const kong: Meld = { kind: 'kong', how: 'concealed', tile, tiles: [tile, tile, tile, tile], shown: true };
  return {
    ...hand,
    concealed: hand.concealed.filter((kind) => kind !== tile),
    melds: [...hand.melds, kong],
  };
}
