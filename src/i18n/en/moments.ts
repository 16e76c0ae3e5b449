/** Explains in English why an action does not fit the moment, and what is possible instead. */
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { RefusalMoment } from '../message-context.ts';

/** One or two sentences without the last full stop; null where the rule's own text is as good. */
export function untimely(moment: RefusalMoment, { do: tried }: Action, terms: Terms): string | null {
  switch (moment) {
    case 'own-turn':
      return `${onOwnTurn(tried, terms)}. It is your own turn: discard a tile`;
    case 'others-turn':
      return onAnothersTurn(tried, terms);
    case 'tile':
      return whileATileLies(tried, terms);
    case 'own-tile':
      return onOwnTile(tried);
    case 'own-kong':
      return `your ${terms.kong} gets its replacement tile first`;
    case 'answered':
      return 'you have already answered for this tile';
    case 'draw':
      return 'a tile is drawn first';
    case 'deal':
      return 'the first turn has not begun';
    case 'exchange':
      return 'tiles are exchanged first';
    case 'over':
      return 'the deal is over';
  }
}

function onOwnTile(tried: Action['do']): string {
  switch (tried) {
    case 'discard':
      return 'you have just had your turn';
    case 'pass':
      return 'the tile was yours, so you have nothing to pass on';
    default:
      return 'you cannot call a tile of your own';
  }
}

function onOwnTurn(tried: Action['do'], terms: Terms): string {
  switch (tried) {
    case 'pung':
    case 'chow':
      return `a ${terms[tried]} needs somebody else’s discard, and there is none`;
    case 'pass':
      return 'you pass on somebody else’s discard, and there is none';
    default:
      return 'this is not the moment for it';
  }
}

function onAnothersTurn(tried: Action['do'], terms: Terms): string | null {
  switch (tried) {
    case 'pung':
    case 'chow':
      return `a ${terms[tried]} needs somebody else’s discard, and there is none yet`;
    case 'pass':
      return 'there is no discard to pass on yet';
    case 'kong':
      return `you declare a ${terms.kong} of your own tiles on your own turn`;
    case 'win':
      return 'you win with a tile that you draw, or that somebody discards';
    case 'discard':
      return 'you discard on your own turn';
    default:
      return null;
  }
}

function whileATileLies(tried: Action['do'], terms: Terms): string | null {
  switch (tried) {
    case 'pass':
      return 'you can’t call this tile, so there is nothing to pass on';
    case 'kong':
      return `you declare a ${terms.kong} of your own tiles on your own turn, and somebody else’s tile comes first`;
    case 'discard':
      return 'you discard on your own turn, and somebody else’s tile comes first';
    default:
      return null;
  }
}
