/** Checks a deal that is told without its tiles: each event must be possible after what was told before. */
import { isExposed, type Meld } from '../../engine/melds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { FACE_DOWN, isBonus, isOuter, type Kind } from '../../engine/tiles.ts';
import type { FieldReader } from './fields.ts';

/** The most kongs of a deal in games with a ready declaration (rule `four-kans-at-most`). */
export const MOST_KANS = 4;

/** How many of the melds are kongs. */
export const kongsIn = (melds: readonly Meld[]): number => melds.filter(({ kind }) => kind === 'kong').length;

/** How a set comes to lie on the table; `claim` is a pung or a chow. */
type LaidBy = 'claim' | 'claimed' | 'concealed' | 'promoted';

/** Has this seat declared a ready hand? */
export const hasDeclared = (ruleset: Ruleset, table: Table, seat: Seat): boolean =>
  ruleset.clauses.some((clause) => clause.declared?.(clause.of(table), seat) === ruleset.ready?.word);

/** The rule by which a declared ready hand has no such remark; null where there is none. */
const excludedByReady = ({ ready, excludes = [] }: Ruleset, remark: string): string | null =>
  excludes.find(({ of }) => ready && of.length === 2 && of.includes(ready.word) && of.includes(remark))
    ?.rule ?? null;

/** @throws QuestionError for a set that this seat cannot lay, or a kong that nobody can make any more */
export function checkLaid(event: FieldReader, ruleset: Ruleset, table: Table, seat: Seat, by: LaidBy): void {
  const { melds } = table.seats[seat];
  if (hasDeclared(ruleset, table, seat)) {
    const rule = excludedByReady(ruleset, by === 'concealed' ? 'replacement' : 'called set');
    if (rule !== null) throw event.wrong('seat', `seat ${seat} has declared, and lays no such set (${rule})`);
  }
  const { sets } = ruleset.deal;
  if (setsOf(melds, by) > sets)
    throw event.wrong(
      'seat',
      `seat ${seat} has laid ${sets} sets, all of a hand (${ruleset.wins.shapeRule})`,
    );
  if (by === 'claim' || !ruleset.ready) return;
  const kongs = SEATS.reduce<number>((sum, each) => sum + kongsIn(table.seats[each].melds), 0);
  if (kongs >= MOST_KANS)
    throw event.wrong('type', `a deal has at most ${MOST_KANS} kongs (four-kans-at-most)`);
}

/** How many sets lie there with one more. A kong is promoted from a pung, whether that pung was told or not. */
function setsOf(melds: readonly Meld[], by: LaidBy): number {
  const laid = [...melds.map((meld) => (meld.kind === 'kong' ? meld.how : 'claim')), by];
  const many = (how: LaidBy): number => laid.filter((each) => each === how).length;
  return many('claimed') + many('concealed') + Math.max(many('claim'), many('promoted'));
}

/** @throws QuestionError where somebody declares a ready hand after a call */
export function checkDeclarer(event: FieldReader, ruleset: Ruleset, table: Table, seat: Seat): void {
  const rule = excludedByReady(ruleset, 'called set');
  if (rule !== null && table.seats[seat].melds.some(isExposed))
    throw event.wrong('seat', `seat ${seat} has called, and an open hand does not declare (${rule})`);
}

/** @throws QuestionError for a bonus tile, which is laid down, and for a kind of which all copies are discarded */
export function checkDiscard(event: FieldReader, ruleset: Ruleset, table: Table, tile: Kind): void {
  const name = event.tileText.format([tile]);
  const replacing = ruleset.deal.preamble.find(({ step }) => step === 'replacing');
  if (isBonus(tile))
    throw event.wrong(
      'tile',
      `${name} is laid, not discarded${replacing?.step === 'replacing' ? ` (${replacing.rule})` : ''}`,
    );
  const out = SEATS.flatMap((seat) => table.seats[seat].river).filter((kind) => kind === tile).length;
  const copies = ruleset.tiles[tile] ?? 0;
  if (out >= copies) throw event.wrong('tile', `all ${copies} of ${name} are discarded`);
}

/** @throws QuestionError for a river that is paid for although one of its tiles was called, or is neither terminal nor honour */
export function checkRivers(event: FieldReader, table: Table, rivers: readonly Seat[]): void {
  const called = SEATS.flatMap((seat) => table.seats[seat].melds).flatMap((meld) =>
    isExposed(meld) && 'from' in meld ? [meld.from] : [],
  );
  for (const seat of rivers) {
    if (called.includes(seat))
      throw event.wrong('rivers', `a discard of seat ${seat} was called (river-mangan)`);
    const inner = table.seats[seat].river.find((kind) => kind !== FACE_DOWN && !isOuter(kind));
    if (inner !== undefined)
      throw event.wrong(
        'rivers',
        `seat ${seat} has discarded ${event.tileText.format([inner])} (river-mangan)`,
      );
  }
}
