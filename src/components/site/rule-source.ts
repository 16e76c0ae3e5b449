/** Who says a rule: every game, the game's document with its section, a ruling, or an option. */
import { site } from '#i18n/site.ts';
import type { Course, SiteRule } from './courses.ts';

/** Address of the document that says a rule; undefined where none does, or it is not known. */
export const sourceHref = (rule: SiteRule, course: Course | undefined): string | undefined =>
  rule.source === 'document' && rule.book !== 'common' && !rule.values ? course?.source?.href : undefined;

/** @param course the course whose rulebook page the rule stands on; none on the page of the common rules */
export function sourceText(rule: SiteRule, course: Course | undefined): string {
  if (rule.values) return site.rules.option;
  if (rule.book === 'common') return site.rules.everywhere;
  const name = rule.source === 'document' ? course?.source?.name : undefined;
  return name === undefined ? site.rules[rule.source] : [name, rule.cites].filter(Boolean).join(' ');
}
