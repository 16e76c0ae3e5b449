/**
 * Whether what a rule says is so: for the reasons that are offered most, written from the rules pages and from what is
 * said by each rule alone. A reason that is so may not stand beside the answer.
 */
import type { Description, SlowGame } from './hands.ts';
import { whyNoWin } from './hands.ts';
import { may, ruleOf } from './may-answers.ts';
import { handAt, positionTold, type Tried, triedTold } from './positions.ts';
import { copies, less, sorted } from './tiles.ts';

/** The rules that say “You have not drawn a tile”, by game. */
const DRAWN: Readonly<Record<string, string>> = {
  'two-five-eight': 'self-pick',
  changchun: 'zi-mo',
  'hong-kong': 'normal-round',
  'hk-taiwanese': 'turn-flow',
  british: 'tsumo',
  riichi: 'tsumo',
};

/** The rules that say “No tile is left in the wall for a kong”. */
const EMPTY_WALL = ['no-gang-on-empty-wall', 'wall-out'];

/** The rules that say that a hand is not complete, or what it lacks of it. */
const COMPLETE = [
  'four-sets-and-jong',
  'jong-258',
  'shape-standard',
  'win-shapes',
  'false-win',
  'three-suits',
  'yao-jiu',
  'triplet-or-dragon-pair',
  'one-chow',
  'dian-pao',
  'claim-mah-jong',
];

/** True or false; null where this page cannot tell. */
export function isSo(game: SlowGame, description: Description, rule: string): boolean | null {
  const position = positionTold(description);
  const tried = triedTold(description, position);
  const { seat, does, tiles } = tried;
  const { offer, turn, left } = position;
  const ownHand = position.seats[seat];
  if (!ownHand) throw new Error('there are four seats');
  const isTurn = turn?.seat === seat;
  const tile = does === 'kongs' ? tiles[0] : offer?.tile;
  const own = tile === undefined ? 0 : copies(ownHand.tiles, tile);
  const isSame = does === 'kongs' || does === 'pungs';
  if (rule === 'in-turn' || rule === 'turn-order') return !isTurn;
  if (rule === 'own-tiles') return lacks(tried, ownHand.tiles, own);
  if (rule === 'no-wrap') return !isRun(tried, offer?.tile);
  if (rule === DRAWN[game.id]) return !isTurn || turn?.drew === undefined || turn.drew === null;
  if (EMPTY_WALL.includes(rule)) return left === 0;
  if (COMPLETE.includes(rule)) {
    const claimed = offer && offer.from !== seat ? offer.tile : null;
    const why = whyNoWin(game, handAt(position, seat, claimed));
    // Riichi and the like are a yaku that this page does not see.
    return why === 'one-yaku' ? null : why !== null;
  }
  // The game’s rules of calls and kongs: one name may stand for several of them.
  const names = (call: Parameters<typeof ruleOf>[1]): boolean => ruleOf(game.id, call) === rule;
  const said: boolean[] = [];
  if (names('chow')) said.push(does === 'chows' && (offer?.from ?? -1) !== (seat + 3) % 4);
  if (names('pung') || rule === 'miscalled-peng') said.push(isSame && own < 2);
  if (names('kong')) said.push(does === 'kongs' && own < 3);
  if (names('concealed')) said.push(does === 'kongs' && (own < 4 || !isTurn || turn?.drew === undefined));
  return said.length > 0 ? said.includes(true) : null;
}

const lacks = ({ does, tiles }: Tried, held: readonly number[], own: number): boolean => {
  if (does === 'kongs' || does === 'pungs') return own === 0;
  return (does === 'chows' || does === 'discards') && less(held, tiles) === null;
};

function isRun({ does, tiles }: Tried, offered: number | undefined): boolean {
  const [a = 0, b, c] = sorted([...tiles, ...(offered === undefined ? [] : [offered])]);
  return does === 'chows' && b === a + 1 && c === a + 2;
}

/** Whether somebody who gives this rule says something that is so. */
export const isTrue = (game: SlowGame, description: Description, rule: string): boolean =>
  may(game, description)[0] === rule || isSo(game, description, rule) === true;
