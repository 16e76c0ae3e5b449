/** Reads and writes the rules of the reader's own table in a URL fragment. */
import type { Chosen, OptionSpec, OptionValue } from '../engine/game.ts';
import { ShareError } from '../notation/share-frame.ts';
import { formatTableLink, parseTableLink } from '../notation/table-link.ts';
import { chooseOption, idleBy, OptionError, ownChoice, type SwitchableGame } from '../rulesets/options.ts';

export { idleBy, type SwitchableGame };

interface OpenedTable {
  /** Only the options that differ from the game's defaults. */
  readonly chosen: Chosen;
  /** A sentence saying which part of the URL cannot be used; null if all of it can. */
  readonly broken: string | null;
}

/**
 * Parses a URL fragment, with or without "#". No fragment gives the game's defaults; so does a bad one, with `broken`
 * set. Example: `#v=1&with=minimum-fan:1&end` gives `{ 'minimum-fan': 1 }`.
 */
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

/** Returns the choice with one option set to a value. */
export const tableWith = (
  game: SwitchableGame,
  chosen: Chosen,
  option: OptionSpec,
  value: OptionValue,
): Chosen => ownChoice(game, chooseOption(chosen, option, value));

/**
 * Formats the fragment, with "#", that opens this table here, at the play table and at the score desk. The game's
 * defaults give "".
 */
export const tableFragment = (chosen: Chosen): string =>
  Object.keys(chosen).length === 0 ? '' : `#${formatTableLink(chosen)}`;
