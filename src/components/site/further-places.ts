/** The pages of the site beside its main places: what the page “More” leads to. */
import { compare } from '#i18n/compare.ts';
import { compareDeal } from '#i18n/compare-deal.ts';
import { compareHand } from '#i18n/compare-hand.ts';
import { embed } from '#i18n/embed.ts';
import { evening } from '#i18n/evening.ts';
import { houseRules } from '#i18n/house-rules.ts';
import { records } from '#i18n/records.ts';
import { referee } from '#i18n/referee.ts';
import { site } from '#i18n/site.ts';
import { which } from '#i18n/which.ts';
import {
  at,
  compareHandPath,
  comparePath,
  dealPath,
  embedPath,
  eveningsPath,
  houseRulesPath,
  recordPath,
  refereePath,
  whichPath,
} from './paths.ts';

interface Place {
  readonly name: string;
  readonly href: string;
  /** What is there, in a sentence. */
  readonly says?: string;
}

/** The pages for whoever plays, in the order in which they are listed. */
export const furtherPlaces: readonly Place[] = [
  { name: which.title, href: at(whichPath), says: which.door },
  { name: evening.name, href: at(eveningsPath), says: evening.door },
  { name: records.title, href: at(recordPath), says: records.door },
  { name: site.nav.glossary, href: at('/glossary/'), says: site.glossary.lead },
  { name: compare.nav, href: at(comparePath), says: compare.lead },
  { name: compareHand.title, href: at(compareHandPath), says: compareHand.door },
  { name: compareDeal.title, href: at(dealPath), says: compareDeal.door },
  { name: houseRules.title, href: at(houseRulesPath), says: houseRules.door },
];

/** The pages for those who write about mahjong, or write programs that play it. */
export const authorPlaces: readonly Place[] = [
  { name: embed.nav, href: at(embedPath), says: embed.lead },
  { name: referee.link, href: at(refereePath), says: referee.lead },
];
