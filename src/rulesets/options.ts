/** Options of a game: their values, the reader's choice, and which options have no effect. */
import type { Chosen, Game, Idle, OptionSpec, OptionValue } from '../engine/game.ts';

/** Thrown for an option the game does not have, or a value it cannot take. */
export class OptionError extends Error {
  readonly option: string;
  constructor(option: string, message: string) {
    super(message);
    this.name = 'OptionError';
    this.option = option;
  }
}

/** The part of a game that describes its options. */
export type SwitchableGame = Pick<Game, 'title' | 'options'>;

/**
 * Completes chosen options with the game's defaults.
 * @throws OptionError for an option or value the game does not know
 */
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
      throw new OptionError(
        id,
        `"${id}" can be ${values.join(', ')}; it cannot be ${saidOf(value, values)}.`,
      );
    }
    all[id] = value;
  }
  return all;
}

/** Returns the choice with one option set; a default value is removed rather than stored. */
export function chooseOption(chosen: Chosen, { id, default: usual }: OptionSpec, value: OptionValue): Chosen {
  const { [id]: _, ...rest } = chosen;
  return value === usual ? rest : { ...rest, [id]: value };
}

/**
 * Keeps only the options that differ from their defaults, in the game's order.
 * @throws OptionError as `withDefaults`
 */
export function ownChoice(game: SwitchableGame, chosen: Chosen): Chosen {
  const all = withDefaults(game, chosen);
  return game.options.reduce<Chosen>(
    (own, option) => chooseOption(own, option, all[option.id] ?? option.default),
    {},
  );
}

/** Why an option has no effect given the other options; null if it has one. */
export function idleBy({ options }: SwitchableGame, { idle = [] }: OptionSpec, chosen: Chosen): Idle | null {
  const now = (id: string) => chosen[id] ?? options.find((option) => option.id === id)?.default;
  return idle.find(({ option, values }) => values.some((value) => value === now(option))) ?? null;
}

/** The wrong value, and that it is a text where it would do without its quotation marks. */
const saidOf = (value: Chosen[string], values: OptionSpec['values']): string =>
  typeof value === 'string' && values.some((each) => String(each) === value)
    ? `the text "${value}": leave out its quotation marks`
    : String(value);
