/** Builds the data of the pages of other programs: their tables, what to choose for them here, and what still differs. */
import { names } from '#i18n/names.ts';

import { tableFragment } from '../../compare/house-table.ts';
import { choiceFor, PROGRAMS } from '../../compare/programs.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { courses, rulebook, type SiteRule } from './courses.ts';
import type { ElsewhereForm } from './forms.ts';
import { otherCount } from './other-programs.ts';
import { at, houseTablePath, rulePath } from './paths.ts';
import { readOnce } from './read-once.ts';

interface DifferenceRow {
  readonly difference: ElsewhereForm;
  readonly rule: { readonly title: string; readonly href: string };
}

interface ComparedTable {
  readonly ruleset: string;
  /** The game's title. */
  readonly game: string;
  readonly table: string | undefined;
  /** What to choose here: the option, its value there and the usual one. */
  readonly options: readonly { readonly title: string; readonly there: string; readonly here: string }[];
  /** The house rules with these options. */
  readonly house: string;
  /** Differences that these options settle, and the others. */
  readonly settled: readonly DifferenceRow[];
  readonly left: readonly DifferenceRow[];
}

export interface ComparedProgram {
  readonly slug: string;
  readonly name: string;
  readonly version: string | null;
  readonly tables: readonly ComparedTable[];
}

const rowsOf = (book: readonly SiteRule[], ruleset: string): DifferenceRow[] =>
  book.flatMap((rule) =>
    (rule.elsewhere ?? []).map((difference) => ({
      difference,
      rule: { title: rule.title, href: at(rulePath(ruleset, rule.id)) },
    })),
  );

/** A label before its colon, as lists call the value. */
const labelOf = (option: SiteRule | undefined, value: unknown): string =>
  option?.values?.find((each) => each.value === value)?.label.replace(/:.*$/, '') ??
  (typeof value === 'number' ? names.number(value) : String(value));

export const comparedPrograms = readOnce(async (): Promise<readonly ComparedProgram[]> => {
  const titles = new Map((await courses()).map(({ ruleset, title }) => [ruleset, title]));
  return Promise.all(
    PROGRAMS.map(async ({ slug, name, version, tables }) => ({
      slug,
      name,
      version,
      tables: await Promise.all(
        tables.map(async (own): Promise<ComparedTable> => {
          const { game: ruleset, table } = own;
          const game = await loadGame(ruleset);
          const chosen = choiceFor(game, own);
          const book = await rulebook(ruleset);
          const nearest = rulesetOf(game, chosen);
          const place = { file: `content/${ruleset}/rulebook.yaml`, line: 1 };
          const rows = rowsOf(book, ruleset).filter(
            ({ difference }) => difference.program === name && difference.table === table,
          );
          const agrees = ({ difference }: DifferenceRow): boolean =>
            otherCount(difference, nearest, place).agrees;
          return {
            ruleset,
            game: titles.get(ruleset) ?? ruleset,
            table,
            options: Object.entries(chosen).map(([id, value]) => {
              const option = book.find((rule) => rule.id === id);
              return {
                title: option?.title ?? id,
                there: labelOf(option, value),
                here: labelOf(option, option?.default),
              };
            }),
            house: `${at(houseTablePath(ruleset))}${tableFragment(chosen)}`,
            settled: rows.filter(agrees),
            left: rows.filter((row) => !agrees(row)),
          };
        }),
      ),
    })),
  );
});
