/** Checks what is stated of a declared hand and of the tiles around it: together they must be possible at one table. */
import { isConcealed, isExposed, type Meld } from '../../engine/melds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { DISCARDS, type SeatFacts } from '../../evaluation/facts.ts';
import { type HandToJudge, tilesOf } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import type { FieldReader } from './fields.ts';
import { faultText } from './hand.ts';

/** Does this fact alone state the declaration? Others, such as ippatsu, are true only beside one that does. */
const statesDeclaration = ({ ready }: Ruleset, fact: string): boolean =>
  ready?.facts.some((together) => together.length === 1 && together[0] === fact) ?? false;

/**
 * Checks the facts of a declared hand. @throws QuestionError for an open hand that has declared, and for a fact that is
 * true only after a declaration where none is stated
 */
export function checkDeclared(
  fields: FieldReader,
  ruleset: Ruleset,
  facts: SeatFacts,
  melds: readonly Meld[],
): void {
  const named = new Set(ruleset.ready?.facts.flat() ?? []);
  const stated = Object.keys(facts).filter((fact) => named.has(fact) && facts[fact] === true);
  const [declared] = stated.filter((fact) => statesDeclaration(ruleset, fact));
  const [other] = stated.filter((fact) => !statesDeclaration(ruleset, fact));
  if (declared === undefined) {
    if (other === undefined) return;
    const alone = [...named].filter((fact) => statesDeclaration(ruleset, fact)).join(' or ');
    throw fields.child('facts').wrong(other, `"${other}" takes ${alone} beside it`);
  }
  if (!isConcealed(melds))
    throw fields.child('facts').wrong(declared, `"${declared}" takes a concealed hand; this one is open`);
}

/**
 * Checks a declared hand's win. @throws QuestionError for a win before the seat's first discard, and for what the
 * seat's own kong has ended
 */
export function checkDeclaredWin(
  fields: FieldReader,
  way: FieldReader,
  ruleset: Ruleset,
  facts: SeatFacts,
): void {
  const named = ruleset.ready?.facts.flat() ?? [];
  const [fact] = named.filter((each) => facts[each] === true);
  if (fact === undefined) return;
  if (way.fields['firstTurn'] === true)
    throw way.wrong('firstTurn', `"firstTurn" cannot be with "${fact}": it is declared with a discard`);
  const other = named.find((each) => facts[each] === true && !statesDeclaration(ruleset, each));
  if (other !== undefined && way.has('supplement') && way.fields['supplement'] !== 'none')
    throw fields.child('facts').wrong(other, `"${other}" ends with the seat's own kong`);
}

/** The fields of the indicators, the open ones first. */
const INDICATORS = ['dora', 'ura'] as const;

/**
 * Checks the indicators beside the hands. @throws QuestionError for more than can lie there, for tiles that this game
 * does not have, and for more of a kind than there are
 * @param most the most that can be face up, where it is known
 * @param beside tiles that lie elsewhere, once each
 */
export function checkIndicators(
  fields: FieldReader,
  ruleset: Ruleset,
  beside: readonly HandToJudge[],
  most = ruleset.indicators?.most ?? 0,
): void {
  if (!ruleset.indicators) return;
  const [open, under] = [fields.tiles('dora', ''), fields.tiles('ura', '')];
  for (const [name, tiles] of [['dora', open] as const, ['ura', under] as const])
    if (tiles.length > most)
      throw fields.wrong(name, `${tiles.length} indicators; at most ${most} can lie there`);
  if (open.length > 0 && under.length > open.length)
    throw fields.wrong('ura', `${under.length} indicators under ${open.length}`);
  const allTiles = beside.flatMap(tilesOf);
  const { missing } = takenFrom(ruleset.tiles, [...allTiles, ...open, ...under]);
  // The hands themselves are checked before.
  if (!missing || missing.at < allTiles.length) return;
  const at = missing.at - allTiles.length;
  throw fields.wrong(INDICATORS[at < open.length ? 0 : 1], faultText(fields, missing.fault));
}

/**
 * Checks the discards of all seats beside the hands. A called discard is also in a meld, and the tile on offer may stand
 * among the discards of its seat. @throws QuestionError for more of a kind than there are
 * @param offered the tile on offer, where it lies in none of the hands
 */
export function checkDiscards(
  seats: readonly FieldReader[],
  ruleset: Ruleset,
  hands: readonly HandToJudge[],
  offered: readonly Kind[],
): void {
  if (!ruleset.ready) return;
  const melds = hands.flatMap((hand) => hand.melds.filter(isExposed));
  const allTiles = [...offered, ...hands.flatMap(tilesOf)];
  // How many discards of each kind may be one with a tile of a meld, or with the tile on offer.
  const free = new Map<Kind, number>(offered.map((tile) => [tile, 1]));
  for (const { tiles } of melds) for (const kind of new Set(tiles)) free.set(kind, (free.get(kind) ?? 0) + 1);
  for (const seat of seats) {
    for (const kind of seat.tiles(DISCARDS, '')) {
      const same = free.get(kind) ?? 0;
      if (same > 0) free.set(kind, same - 1);
      else allTiles.push(kind);
    }
    const { missing } = takenFrom(ruleset.tiles, allTiles);
    if (missing) throw seat.wrong(DISCARDS, faultText(seat, missing.fault));
  }
}
