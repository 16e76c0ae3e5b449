/** What may be typed now: the words of the protocol, those that mean something possible first of all. */

import type { Kind } from '../../engine/tiles.ts';
import { formatRefereeTiles } from '../../notation/referee.ts';
import type { SeatPrompt } from '../../referee/protocol-game.ts';

/** A word of the protocol, with what belongs to it. */
interface ProtocolForm {
  readonly says: 'DISCARD' | 'PONG' | 'SEUNG' | 'GONG' | 'WIN' | 'PASS';
  /** What a press puts into the field. */
  readonly text: string;
  /** A tile must still be named: the one to discard. */
  readonly wants: boolean;
  /** Whether the table allows it now. What it does not allow may be tried all the same. */
  readonly possible: boolean;
}

/** Every form of this kind of round (`protocol-output`); one for each pair that makes a run. */
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

/** The field's text once a tile of the own hand is pressed: it is the one that the typed word wants. */
export function withTile(text: string, tile: Kind, type: SeatPrompt['type']): string {
  const code = formatRefereeTiles([tile]);
  const [, word, tiles = ''] = /^(PONG|SEUNG)\s*(\S*)/.exec(text) ?? [];
  if (type === 'normal' || word === undefined) return type === 'normal' ? `DISCARD ${code}` : `PONG ${code}`;
  if (word === 'PONG') return `PONG ${code}`;
  // Two of one's own, then the one to discard; a fourth takes the place of the third.
  return `SEUNG ${tiles.slice(0, 4)}${code}`;
}
