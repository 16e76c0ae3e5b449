/** English words for claims and actions, in the ruleset's own terms. */
import type { Action, Call } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Phase } from '../../engine/table.ts';
import { JOKER } from '../../engine/tiles.ts';
import { winCall } from '../terms.ts';
import { capital } from './numbers.ts';
import { countedTile, theTile, tileList, tileName } from './tiles.ts';

/** The word called out for a claim of a discard, such as "Pung". */
export function callName(call: Call | 'pass', terms: Terms): string {
  if (call === 'pass') return 'Pass';
  return call === 'win' ? winCall(terms, 'discard') : terms[call];
}

export const setName = (set: 'chow' | 'pung' | 'kong' | 'pair', terms: Terms, called: boolean): string =>
  called || set === 'kong' || set === 'pair' ? terms[set] : set === 'chow' ? 'run' : 'triplet';

/**
 * The label of an action's button. @param laid true where another seat's tile can be claimed, as a win may then have
 * another word
 */
export function actionName(action: Action, terms: Terms, laid?: boolean): string {
  switch (action.do) {
    case 'discard':
      return `Discard ${theTile(action.tile)}${action.says === undefined ? '' : ` and say “${action.says}”`}`;
    case 'pass':
      return callName('pass', terms);
    case 'win':
      return laid === undefined ? terms.win : winCall(terms, laid ? 'discard' : 'draw');
    case 'pung':
      return `${terms.pung}${action.using ? ` with ${tileList(action.using)}` : withJokers(action.jokers)}`;
    case 'kong':
      return `${terms.kong}: ${tileName(action.tile)}${withJokers(action.jokers)}`;
    case 'chow':
      return `${terms.chow} with ${tileList(action.using)}`;
    case 'exchange':
      return `Give ${tileList(action.tiles)}`;
    case 'show':
      return `Show ${theTile(action.tile)}`;
    case 'say':
      return `Say “${capital(action.word)}”`;
  }
}

const withJokers = (jokers: number | undefined): string =>
  jokers ? ` with ${countedTile(JOKER, jokers)}` : '';

const PHASES: Readonly<Record<Phase, string>> = {
  dealing: 'Dealing',
  drawing: 'Draw',
  deciding: 'Own turn',
  collecting: 'Asking all',
  awarding: 'Awarding',
  settling: 'Settling',
  ended: 'Ended',
};

export const phaseName = (phase: Phase): string => PHASES[phase];
