/** The pages of the site beside its main places: what the foot of a page and the menu lead to. */
import { compare } from '#i18n/compare.ts';
import { compareHand } from '#i18n/compare-hand.ts';
import { embed } from '#i18n/embed.ts';
import { houseRules } from '#i18n/house-rules.ts';
import { referee } from '#i18n/referee.ts';
import { site } from '#i18n/site.ts';
import { which } from '#i18n/which.ts';
import {
  at,
  compareHandPath,
  comparePath,
  embedPath,
  houseRulesPath,
  refereePath,
  whichPath,
} from './paths.ts';

/** The pages in the order in which they are listed. */
export const furtherPlaces: readonly { readonly name: string; readonly href: string }[] = [
  { name: site.nav.glossary, href: at('/glossary/') },
  { name: compare.nav, href: at(comparePath) },
  { name: which.title, href: at(whichPath) },
  { name: compareHand.title, href: at(compareHandPath) },
  { name: houseRules.title, href: at(houseRulesPath) },
  { name: embed.nav, href: at(embedPath) },
  { name: referee.link, href: at(refereePath) },
];
