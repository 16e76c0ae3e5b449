/**
 * Rulings: what this site decided where a source is silent. Each has switches that let a table decide otherwise, or a
 * reason why it has none.
 */

/** The rulings of one rulebook. */
export interface Rulings {
  /**
   * Option names by rule: "<option>" of this game, or "<ruleset>/<option>" of another. Setting one of them departs from
   * the ruling.
   */
  readonly switches: Readonly<Record<string, readonly string[]>>;
  readonly none: readonly RulingsWithoutSwitch[];
}

/** Rulings without a switch, and why. */
interface RulingsWithoutSwitch {
  readonly why: string;
  readonly rules: readonly string[];
}

/** A rulebook reduced to what the check needs: `ruled` rule ids, option ids and its declared rulings. */
export interface RuledBook {
  readonly ruled: readonly string[];
  readonly options: readonly string[];
  readonly rulings: Rulings;
}

/** Did this site decide the rule, or part of it? */
export const isRuling = ({ source, ruling }: { source: string; ruling?: string | undefined }): boolean =>
  source === 'ruling' || ruling !== undefined;

/** Lists the rulings that an option of the game decides. */
export const decidedBy = ({ switches }: Rulings, option: string): string[] =>
  Object.entries(switches).flatMap(([rule, options]) => (options.includes(option) ? [rule] : []));

/**
 * Lists every fault, one sentence each: rulings with neither switch nor reason, duplicates, unknown rules and unknown
 * options.
 */
export const faultsOfRulings = (books: ReadonlyMap<string, RuledBook>): string[] =>
  [...books].flatMap(
    ([
      book,
      {
        ruled,
        rulings: { switches, none },
      },
    ]) => {
      const named = [...Object.keys(switches), ...none.flatMap(({ rules }) => rules)];
      const unknown = Object.entries(switches).flatMap(([rule, options]) =>
        options.filter((name) => !isOption(books, book, name)).map((name) => `${rule}: no option "${name}"`),
      );
      return [
        ...ruled
          .filter((rule) => !named.includes(rule))
          .map((rule) => `${rule}: neither a switch nor a reason`),
        ...named
          .filter((rule, at) => named.indexOf(rule) !== at)
          .map((rule) => `${rule}: stands there twice`),
        ...named.filter((rule) => !ruled.includes(rule)).map((rule) => `${rule}: no ruling of this book`),
        ...unknown,
      ].map((fault) => `content/${book}/rulebook.yaml: rulings: ${fault}.`);
    },
  );

function isOption(books: ReadonlyMap<string, RuledBook>, book: string, name: string): boolean {
  const [option = '', game = book] = name.split('/').reverse();
  return books.get(game)?.options.includes(option) ?? false;
}
