/** Why it is not the moment for something: what it is for, and what there is instead. */
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Moment } from '../words.ts';

/** One or two sentences without the last full stop, or null where the rule says it as well. */
export function untimely(moment: Moment, { do: tried }: Action, terms: Terms): string | null {
  switch (moment) {
    case 'own-turn':
      return `${onOwnTurn(tried, terms)}. It is your own turn: discard`;
    case 'others-turn':
      return onAnothersTurn(tried, terms);
    case 'tile':
      return whileATileLies(tried, terms);
    case 'own-tile':
      return tried === 'discard' ? 'you have just had your turn' : 'nobody calls a tile of their own';
    case 'answered':
      return 'you have answered for this tile already';
    case 'draw':
      return 'a tile is drawn first';
    case 'deal':
      return 'the first turn has not begun';
    case 'exchange':
      return 'tiles are exchanged first';
    case 'over':
      return 'the hand is over';
  }
}

function onOwnTurn(tried: Action['do'], terms: Terms): string {
  switch (tried) {
    case 'pung':
    case 'chow':
      return `a ${terms[tried]} takes somebody's discard, and none is up`;
    case 'pass':
      return "to pass is to leave somebody's discard where it lies, and none is up";
    default:
      return 'nothing asks for that now';
  }
}

function onAnothersTurn(tried: Action['do'], terms: Terms): string | null {
  switch (tried) {
    case 'pung':
    case 'chow':
      return `a ${terms[tried]} takes somebody's discard, and none is up yet`;
    case 'pass':
      return 'there is no discard yet to pass on';
    case 'kong':
      return `a ${terms.kong} of your own tiles is for your own turn`;
    case 'win':
      return 'you win with a tile that you draw, or that somebody lets go';
    case 'discard':
      return 'you discard on your own turn';
    default:
      return null;
  }
}

function whileATileLies(tried: Action['do'], terms: Terms): string | null {
  switch (tried) {
    case 'pass':
      return 'you are not asked about this tile';
    case 'kong':
      return `a ${terms.kong} of your own tiles is for your own turn, and now a tile is up`;
    case 'discard':
      return 'you discard on your own turn, and now a tile is up';
    default:
      return null;
  }
}
