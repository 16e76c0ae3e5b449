/** What remains of a refereed hand: a one-line result, and a link that opens the hand on the site. */
import type { Start } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { quote, shorten } from '../notation/quotation.ts';
import { formatRefereeTiles } from '../notation/referee.ts';
import { formatShare } from '../notation/share.ts';
import { shareStart } from '../notation/share-start.ts';
import type { RefereedHand } from './referee.ts';

/**
 * The result in one line. Examples: `seat 2 wins with 5 fan, on c5 from seat 1`, `drawn (wall-out)`, `seat 0 loses the
 * game (own-tiles): …`.
 */
export function resultLine({ ending }: Pick<RefereedHand, 'ending'>): string {
  if (ending.is === 'forfeit') {
    const { seat, reason, message, line } = ending.forfeit;
    const quotation = line === null ? '' : `${quote(shorten(line, MOST_QUOTED))} `;
    return `seat ${seat} loses the game (${reason.rule}): ${quotation}${message}`;
  }
  const { outcome } = ending;
  if (outcome.is === 'drawn') return `drawn (${outcome.rule})`;
  return outcome.winners
    .map(({ seat, how, score }) => {
      const tile = how.tile === null ? '' : ` ${formatRefereeTiles([how.tile])}`;
      const came = how.by === 'draw' ? `drawing${tile}` : `on${tile} from seat ${how.from}`;
      return `seat ${seat} wins with ${score.total} fan, ${came}`;
    })
    .join(', ');
}

/** Longest quotation of a bad answer, in characters. What is wrong with it stands at its beginning. */
const MOST_QUOTED = 80;

/** The hand's address from the site root, with every action, at the last frame. */
export function transcriptLink(
  ruleset: Ruleset,
  start: Start,
  { actions, table }: Pick<RefereedHand, 'actions' | 'table'>,
): string {
  const fragment = formatShare({
    game: ruleset.id,
    chosen: {},
    bots: null,
    under: 'protocol',
    start: shareStart(ruleset, start),
    actions,
    step: table.events,
    seat: null,
    record: null,
  });
  return `/play/${ruleset.id}/#${fragment}`;
}
