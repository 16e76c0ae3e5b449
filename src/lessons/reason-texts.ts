/** Puts the reasons for and against a move into words. */
import { effects } from '#i18n/effects.ts';
import { hints } from '#i18n/hints.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../engine/action.ts';
import type { Author } from './author.ts';
import { readingText } from './reading.ts';
import type { MoveReason } from './reasons.ts';
import { isComeTo, worthText } from './worth-check.ts';

/** Joins the texts of these reasons. Worth is left out until the course has come to it. */
export const reasonTextOf = (author: Author, reasons: readonly MoveReason[]): string =>
  reasons
    .filter((reason) => reason.is !== 'worth' || isComeTo(author, reason))
    .map((reason) => reasonText(author, reason))
    .join(' ');

function reasonText(author: Author, reason: MoveReason): string {
  const { terms } = author;
  const call = (action: Action): string => words.callName(callOf(action), terms);
  const list = words.tileList;
  switch (reason.is) {
    case 'sets':
      return readingText(reason.reading, reason.melds);
    case 'worth':
      return worthText(author, reason);
    case 'broken':
      return effects.broken(list(reason.tiles));
    case 'pair':
      return effects.pair(words.countedTile(reason.kind, 2), reason.only);
    case 'partner':
      return effects.partner(words.theTile(reason.beside), list(reason.lacks));
    case 'ready':
      return effects.ready(list(reason.kinds), reason.unseen, reason.discards);
    case 'unready':
      return effects.unready(reason.instead);
    case 'fewer':
      return effects.fewer(
        list(reason.kinds),
        reason.kinds.length,
        reason.unseen,
        reason.better,
        reason.instead,
      );
    case 'further':
      return effects.further(reason.count, reason.better, reason.instead);
    case 'slower':
      return effects.slower(reason.count, reason.better, reason.instead);
    case 'hopeless':
      return effects.hopeless(reason.instead);
    case 'nearer':
      return effects.nearer(reason.short, reason.nearer);
    case 'passed':
      return effects.passed(reason.left);
    case 'costs':
      return effects.costs(call(reason.call), costsOf(reason));
    case 'shows':
      return effects.shows(call(reason.call), reason.call.do === 'kong' ? 4 : 3);
    case 'named':
      return effects.named(words.theTile(reason.tile));
    case 'safety': {
      const { reader, dealer } = reason;
      const tile = words.theTile(reason.tile);
      return reason.threats.map((threat) => hints.safe(tile, threat, { reader, dealer, terms })).join(' ');
    }
    case 'says':
      return effects.says(reason.word, reason.short, reason.binds);
    case 'kong':
      return effects.kong(terms.kong);
    case 'asGood':
    case 'exchange':
    case 'lessUse':
    case 'missed':
    case 'otherWord':
    case 'over':
    case 'passWin':
    case 'unsaid':
    case 'wins':
      return effects[reason.is];
  }
}

/** Lists what a call would have cost, where passing was right. */
function costsOf({ call, by }: MoveReason & { is: 'costs' }): string[] {
  const found = by.flatMap((reason) => costOf(reason) ?? []);
  return found.length > 0 ? found : [effects.cost.nothing(call.do === 'kong' ? 4 : 3)];
}

function costOf(reason: MoveReason): string | null {
  switch (reason.is) {
    case 'broken':
      return effects.cost.broken(words.tileList(reason.tiles));
    case 'pair':
      return effects.cost.pair(words.countedTile(reason.kind, 2), reason.only);
    case 'unready':
    case 'hopeless':
      return effects.cost[reason.is];
    case 'fewer':
      return effects.cost.fewer(reason.unseen, reason.better);
    case 'further':
    case 'slower':
      return effects.cost[reason.is](reason.count, reason.better);
    default:
      return null;
  }
}

const callOf = ({ do: what }: Action) =>
  what === 'chow' || what === 'pung' || what === 'kong' || what === 'win' ? what : 'pass';
