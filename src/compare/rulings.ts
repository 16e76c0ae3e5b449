/** What was decided where a source is silent: which switches let a table decide otherwise, or why there is none. */

/** Of one rulebook. */
export interface Rulings {
  /** By rule: options of the game, or "<ruleset>/<option>". Whoever sets one of them plays otherwise. */
  readonly switches: Readonly<Record<string, readonly string[]>>;
  readonly none: readonly Unswitched[];
}

/** Rulings without a switch, and why they have none. */
interface Unswitched {
  readonly why: string;
  readonly rules: readonly string[];
}

/** A rulebook as far as this is concerned: its rulings and its options by id, and what it says of them. */
export interface RuledBook {
  readonly ruled: readonly string[];
  readonly options: readonly string[];
  readonly rulings: Rulings;
}

/** Whether a rule, or a part of it, was decided by this site. */
export const isRuling = ({ source, ruling }: { source: string; ruling?: string | undefined }): boolean =>
  source === 'ruling' || ruling !== undefined;

/** The rulings that this option of the game decides. */
export const decidedBy = ({ switches }: Rulings, option: string): string[] =>
  Object.entries(switches).flatMap(([rule, options]) => (options.includes(option) ? [rule] : []));

/** Every fault, in a sentence each: rulings that stand nowhere or twice, and names of what no rulebook has. */
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
