/** What can be chosen of a game, and what was: options, their values, and which of them decide anything. */
import type { Chosen, Game, Idle, OptionSpec, OptionValue } from '../engine/game.ts';

/** An option that this game does not have, or a value that it cannot take. */
export class OptionError extends Error {
  readonly option: string;
  constructor(option: string, message: string) {
    super(message);
    this.name = 'OptionError';
    this.option = option;
  }
}

/** A game as far as its switches go. */
export type SwitchableGame = Pick<Game, 'title' | 'options'>;

/** The chosen options with the game's own defaults for the rest.
 *  @throws OptionError for an option or a value the game does not know. */
export function withDefaults(game: SwitchableGame, chosen: Chosen = {}): Chosen {
  for (const id of Object.keys(chosen)) {
    if (!game.options.some((option) => option.id === id)) {
      const known = game.options.map((option) => option.id).join(', ') || 'none';
      throw new OptionError(id, `${game.title} has no option "${id}"; it has: ${known}.`);
    }
  }
  const all: Record<string, OptionValue> = {};
  for (const { id, values, default: usual } of game.options) {
    const value = chosen[id] ?? usual;
    if (!values.includes(value)) {
      throw new OptionError(id, `"${id}" can be ${values.join(', ')}; it cannot be ${String(value)}.`);
    }
    all[id] = value;
  }
  return all;
}

/** The same choice with this option at this value; only what differs from the game's own choice is written down. */
export function choosing(chosen: Chosen, { id, default: usual }: OptionSpec, value: OptionValue): Chosen {
  const { [id]: _, ...rest } = chosen;
  return value === usual ? rest : { ...rest, [id]: value };
}

/** Only what differs from the game's own choice, in the order of its options. @throws OptionError as `withDefaults` */
export function ownChoice(game: SwitchableGame, chosen: Chosen): Chosen {
  const all = withDefaults(game, chosen);
  return game.options.reduce<Chosen>(
    (own, option) => choosing(own, option, all[option.id] ?? option.default),
    {},
  );
}

/** Why this option decides nothing beside the others; null where it does. */
export function idleBy({ options }: SwitchableGame, { idle = [] }: OptionSpec, chosen: Chosen): Idle | null {
  const now = (id: string) => chosen[id] ?? options.find((option) => option.id === id)?.default;
  return idle.find(({ option, values }) => values.some((value) => value === now(option))) ?? null;
}
