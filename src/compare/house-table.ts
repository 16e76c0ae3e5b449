/** The rules of a reader's own table: what an address says of them, and what cannot be used of it. */
import type { Chosen, OptionSpec, OptionValue } from '../engine/game.ts';
import { ShareError } from '../notation/share-frame.ts';
import { formatTableLink, parseTableLink } from '../notation/table-link.ts';
import { choosing, idleBy, OptionError, ownChoice, type SwitchableGame } from '../rulesets/options.ts';

export { idleBy, type SwitchableGame };

interface OpenedTable {
  /** Only what differs from the game's own choice. */
  readonly chosen: Chosen;
  /** A sentence that says which part of the address cannot be used; null where all of it can. */
  readonly broken: string | null;
}

/** The table of an address's fragment, with or without “#”; the game's own where there is none, or a bad one. */
export function openedTable(game: SwitchableGame, fragment: string): OpenedTable {
  if (fragment.length <= 1) return { chosen: {}, broken: null };
  try {
    return { chosen: ownChoice(game, parseTableLink(fragment)), broken: null };
  } catch (error) {
    if (error instanceof ShareError || error instanceof OptionError)
      return { chosen: {}, broken: error.message };
    throw error;
  }
}

/** The same table with an option at this value. */
export const tableWith = (
  game: SwitchableGame,
  chosen: Chosen,
  option: OptionSpec,
  value: OptionValue,
): Chosen => ownChoice(game, choosing(chosen, option, value));

/** The fragment that opens this table here, at the play table and at the score desk; with “#”, and empty for the game's own. */
export const tableFragment = (chosen: Chosen): string =>
  Object.keys(chosen).length === 0 ? '' : `#${formatTableLink(chosen)}`;
