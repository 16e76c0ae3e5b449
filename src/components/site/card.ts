/** What stands on the card for the table: patterns by their worth, each with its hand. */
import { card as say } from '#i18n/card.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import type { SiteRule } from './courses.ts';
import { amountText, patternsOf, rankOf } from './sheet.ts';

/** Patterns of one worth; in a game that counts in two, of one worth in a concealed hand. */
interface PatternGroup {
  /** Larger worths stand further down. */
  readonly order: number;
  readonly amount: string;
  readonly patterns: readonly {
    readonly rule: SiteRule;
    /** A hand that has it, as a lesson writes it. */
    readonly tiles: string;
    /** What it is worth in an open hand, where that is not the same. */
    readonly openHand?: string;
  }[];
}

/**
 * Groups the patterns of a rulebook by worth, smallest first.
 * @throws LessonError where an example hand is not a complete hand
 */
export function patternGroups(
  rules: readonly SiteRule[],
  ruleset: Ruleset,
  place: SourcePlace,
): PatternGroup[] {
  const { scoring } = ruleset;
  const han = scoring?.han ?? {};
  const others = patternsOf(
    rules.filter(({ id }) => !(id in han)),
    ruleset,
    place,
  );
  const groups = [
    ...byHan(rules, han),
    ...others.map(({ amounts, rules: same }) => ({
      order: rankOf(amounts),
      amount: amountText(amounts, scoring?.unit ?? ''),
      patterns: same.flatMap((rule) => (rule.shows ? { rule, tiles: rule.shows.tiles } : [])),
    })),
  ];
  return groups.sort((one, other) => one.order - other.order);
}

function byHan(
  rules: readonly SiteRule[],
  han: NonNullable<NonNullable<Ruleset['scoring']>['han']>,
): PatternGroup[] {
  const worths = [...new Set(Object.values(han).map(({ concealed }) => concealed))].sort((a, b) => a - b);
  return worths.map((worth) => ({
    order: worth,
    amount: say.han(worth),
    patterns: rules.flatMap((rule) => {
      const { concealed, open } = han[rule.id] ?? {};
      if (concealed !== worth || open === undefined || !rule.shows) return [];
      const pattern = { rule, tiles: rule.shows.tiles };
      return open === concealed ? pattern : { ...pattern, openHand: say.openHand(open) };
    }),
  }));
}
