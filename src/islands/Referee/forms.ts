/** Lists the protocol words for the current round, with whether each is possible. */

import type { Kind } from '../../engine/tiles.ts';
import { formatRefereeTiles } from '../../notation/referee.ts';
import type { SeatPrompt } from '../../referee/protocol-game.ts';

/** A protocol word as a button. */
interface ProtocolForm {
  readonly says: 'DISCARD' | 'PONG' | 'SEUNG' | 'GONG' | 'WIN' | 'PASS';
  /** Text that a press puts into the field. */
  readonly text: string;
  /** True if the discard must still be added. */
  readonly wants: boolean;
  /** True if the rules allow it now. Impossible ones can still be sent, to see the refusal. */
  readonly possible: boolean;
}

/**
 * All forms for this kind of round (rule `protocol-output`), with one SEUNG (chow) per possible pair of tiles. Example:
 * a normal round gives DISCARD, GONG, WIN.
 */
export function formsOf({ type, view, seat }: SeatPrompt): readonly ProtocolForm[] {
  const can = (what: string): boolean => view.legal.some((action) => action.do === what);
  const bare = (says: 'GONG' | 'WIN' | 'PASS', what: string): ProtocolForm => ({
    says,
    text: says,
    wants: false,
    possible: can(what),
  });
  if (type === 'normal') {
    return [
      { says: 'DISCARD', text: 'DISCARD ', wants: true, possible: true },
      bare('GONG', 'kong'),
      bare('WIN', 'win'),
    ];
  }
  const runs = view.legal.flatMap((action) =>
    action.do === 'chow' && action.seat === seat ? [action.using] : [],
  );
  const seungs = runs.map(
    (using): ProtocolForm => ({
      says: 'SEUNG',
      text: `SEUNG ${formatRefereeTiles(using)}`,
      wants: true,
      possible: true,
    }),
  );
  const none: ProtocolForm = { says: 'SEUNG', text: 'SEUNG ', wants: true, possible: false };
  return [
    bare('PASS', 'pass'),
    { says: 'PONG', text: 'PONG ', wants: true, possible: can('pung') },
    ...(seungs.length > 0 ? seungs : [none]),
    bare('GONG', 'kong'),
    bare('WIN', 'win'),
  ];
}

/**
 * Adds a pressed tile to the text, where the typed word needs it. Example: "PONG " and 5p gives PONG with that tile's
 * code.
 */
export function withTile(text: string, tile: Kind, type: SeatPrompt['type']): string {
  const code = formatRefereeTiles([tile]);
  const [, word, tiles = ''] = /^(PONG|SEUNG)\s*(\S*)/.exec(text) ?? [];
  if (type === 'normal' || word === undefined) return type === 'normal' ? `DISCARD ${code}` : `PONG ${code}`;
  if (word === 'PONG') return `PONG ${code}`;
  // SEUNG takes two tiles from the hand, then the discard; a fourth tile replaces the third.
  return `SEUNG ${tiles.slice(0, 4)}${code}`;
}
