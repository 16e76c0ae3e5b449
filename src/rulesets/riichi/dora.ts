/** Dora: the indicators in the dead wall and the tiles they name (rule `dora`). */
import { type Clause, clause } from '../../engine/clause.ts';
import type { Chosen } from '../../engine/game.ts';
import { copiesHeld, tilesHeld } from '../../engine/hands.ts';
import { indicatorsAt } from '../../engine/indicators.ts';
import type { Indicators, Position } from '../../engine/ruleset.ts';
import type { ScoreLine } from '../../engine/score.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import type { Table } from '../../engine/table.ts';
import { EAST, isDragon, isSuited, isWind, type Kind, plainKind, RED_DRAGON } from '../../engine/tiles.ts';
import { drawnFrom } from '../../engine/wall.ts';
import { redFives } from './red-fives.ts';
import { isInRiichi } from './riichi-state.ts';

/**
 * Place of the first indicator: fifth tile from the end of the dead wall, its ura indicator the sixth; each further
 * pair lies two tiles on (rule `dead-wall`).
 */
const FIRST = 5;

/**
 * Is the indicator of the last called or added kan still face down (rule `kan-dora-turns`)? `none`: no. `open`: such a
 * kan was made and its replacement tile is not drawn yet. `waits`: it is turned with the next discard or kan.
 * `next-open` and `next-concealed`: it waits for a further kan, added or concealed, that may still be robbed.
 */
type KanDora = 'none' | 'open' | 'waits' | 'next-open' | 'next-concealed';

/** With `whenNextStands` a further kan turns the waiting indicator only once it stands, with its replacement tile. */
const kanDoraAt = (whenNextStands: boolean) =>
  clause<KanDora>({
    id: 'kan-dora-turns',
    lasts: 'hand',
    initial: 'none',
    after: {
      konged: (was, { how }) => {
        const isConcealed = how === 'concealed';
        if (whenNextStands && was === 'waits') return isConcealed ? 'next-concealed' : 'next-open';
        return isConcealed ? 'none' : 'open';
      },
      awarded: (was, { stand: [first] }) => (first?.call === 'kong' ? 'open' : was),
      drew: (was, { why }) => (why === 'kong' && (was === 'open' || was === 'next-open') ? 'waits' : 'none'),
      discarded: () => 'none',
    },
  });

const TURNS_WHEN_NEXT_STANDS = kanDoraAt(true);
const TURNS_BEFORE_NEXT = kanDoraAt(false);

export const kanDora = (chosen: Chosen): Clause =>
  chosen['kan-dora-turns'] === 'open-when-next-stands' ? TURNS_WHEN_NEXT_STANDS : TURNS_BEFORE_NEXT;

/** Number of indicators turned up. */
function countIndicators({ table }: Position, turns: Chosen[string] | undefined): number {
  if (turns === 'off') return 1;
  const drawn = table.box ? drawnFrom(table.box) : 0;
  if (turns !== 'open-with-discard' && turns !== 'open-when-next-stands') return 1 + drawn;
  const is = TURNS_BEFORE_NEXT.of(table);
  return 1 + drawn - (is === 'none' || is === 'open' ? 0 : 1);
}

function places({ box }: Table, count: number, below: 0 | 1): readonly number[] {
  const found: number[] = [];
  if (box === null) return found;
  for (let n = 0; n < count; n++) found.push(box.order.length - (FIRST + below + 2 * n));
  return found;
}

/** The indicators of this table, and the lines they add to a hand's score. */
export function doraFor(chosen: Chosen): {
  readonly indicators: Indicators;
  readonly lines: (win: WinToScore) => readonly ScoreLine[];
} {
  const turns = chosen['kan-dora-turns'];
  const underPlaces = (position: Position): readonly number[] =>
    places(position.table, countIndicators(position, turns), 1);
  const openPlaces = (position: Position): readonly number[] =>
    places(position.table, countIndicators(position, turns), 0);
  const hasUra = chosen['ippatsu-and-ura'] !== false;
  return {
    indicators: {
      rule: 'dora',
      ...((turns === undefined || turns === 'at-once') && { next: 'kan-dora' }),
      most: turns === 'off' ? 1 : 5,
      open: openPlaces,
      ...(hasUra && { underRule: 'ura-dora' }),
      under: (position) => (hasUra && isLookedUnder(position) ? underPlaces(position) : []),
    },
    lines: (win) => {
      const { position, seat, final } = win;
      const { table } = position;
      const counts = final && hasUra && isInRiichi(position, seat);
      return [
        ...line('dora', indicatorsAt(table, openPlaces(position), 'open'), win),
        ...(counts ? line('ura-dora', indicatorsAt(table, underPlaces(position), 'under'), win) : []),
        ...redFives(chosen, win),
      ];
    },
  };
}

/** Are the ura indicators looked at? Only after a win by a seat in riichi (rule `ura-dora`). */
function isLookedUnder(position: Position): boolean {
  const { stage } = position.table;
  if (stage.phase !== 'settling' && stage.phase !== 'ended') return false;
  return stage.outcome.is === 'won' && stage.outcome.winners.some(({ seat }) => isInRiichi(position, seat));
}

/** One han for each tile of the hand that an indicator names. */
function line(
  pattern: string,
  indicators: readonly Kind[],
  { scoringHand }: WinToScore,
): readonly ScoreLine[] {
  const named = indicators.map(doraOf);
  const worth = named.reduce<number>(
    (sum, kind) => sum + (kind === null ? 0 : copiesHeld(scoringHand, kind)),
    0,
  );
  const tiles = tilesHeld(scoringHand).filter((kind) => named.includes(kind));
  return worth > 0 ? [{ pattern, worth, of: 'han', tiles }] : [];
}

/**
 * The kind after an indicator in its suit, winds or dragons; null for a hidden tile. Example: 9 of dots names 1 of
 * dots, north names east.
 */
function doraOf(shown: Kind): Kind | null {
  const indicator = plainKind(shown);
  if (isSuited(indicator)) return indicator % 9 === 8 ? indicator - 8 : indicator + 1;
  if (isWind(indicator)) return EAST + ((indicator - EAST + 1) % 4);
  // Dora order is red → white → green → red, but kinds are numbered red, green, white.
  return isDragon(indicator) ? RED_DRAGON + ((indicator - RED_DRAGON + 2) % 3) : null;
}
