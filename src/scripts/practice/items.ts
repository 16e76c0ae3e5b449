/** Builds the list of due questions. Loaded only where some are due. */

import type { Due } from '../../islands/Practice/due.ts';
import { formatMomentLink } from '../../notation/own-moment.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';
import { bothOf, foreignOf, NO_RULE } from '../../notation/two-game-id.ts';
import { MOMENT } from '../../storage/moments.ts';

/** Names and texts that the list needs. */
interface ItemsTelling {
  /** The address of the practice overview, with a slash at its end. */
  readonly base: string;
  /** The address of all play pages, with a slash at its end. */
  readonly play: string;
  /** Names of question kinds, for one game and for two. */
  readonly concepts: Readonly<Record<string, string>>;
  readonly twice: Readonly<Record<string, string>>;
  /** The name of a game, or of two. */
  readonly gamesOf: (ruleset: string, against: string | undefined) => string | undefined;
  /** Names of tiles by the rule part of their card. */
  readonly faces: Readonly<Record<string, string>>;
  /** The text that says when the card was last answered. */
  readonly why: (due: Due) => string;
}

type Titles = Readonly<Record<string, { readonly title: string }>>;

/** Rule titles by game; each is fetched once. */
const titles = new Map<string, Promise<Titles>>();

function titlesOf(base: string, ruleset: string): Promise<Titles> {
  const known = titles.get(ruleset) ?? load(base, ruleset);
  titles.set(ruleset, known);
  return known;
}

async function load(base: string, ruleset: string): Promise<Titles> {
  try {
    const answer = await fetch(`${base}${ruleset}/rules.json`);
    const { rules } = (await answer.json()) as { rules: Titles };
    return rules;
  } catch {
    // Without titles, a rule is shown by its id.
    return {};
  }
}

/** Builds the list items, in the order of `due`. */
export const itemsOf = (due: readonly Due[], messageContext: ItemsTelling): Promise<HTMLLIElement[]> =>
  Promise.all(due.map((each) => itemOf(each, messageContext)));

/** Path segment of a game's mixed practice. */
const MIXED = 'mixed';

async function itemOf(
  due: Due,
  { base, play, concepts, twice, faces, gamesOf, why }: ItemsTelling,
): Promise<HTMLLIElement> {
  const { ruleset, concept } = due;
  if (concept === MOMENT) {
    const address = `${play}${ruleset}/#${formatMomentLink(due.rule)}`;
    return listItem(address, concepts[concept] ?? concept, gamesOf(ruleset, undefined) ?? ruleset, why(due));
  }
  const { game, rule } = foreignOf(due.rule);
  const both = bothOf(concept);
  const against = both?.against;
  const name = both ? twice[both.concept] : concepts[concept];
  const rules = await titlesOf(base, game ?? ruleset);
  const fragment = formatQuestionLink({
    seed: `due-${new Date().toISOString().slice(0, 10)}`,
    against,
    asks: both ? [both.concept] : undefined,
    rules: rule === NO_RULE ? [] : [due.rule],
  });
  const address = `${base}${ruleset}/${against === undefined ? concept : MIXED}/#${fragment}`;
  const title = rules[rule]?.title ?? faces[rule] ?? name ?? rule;
  return listItem(address, title, `${gamesOf(ruleset, against)}, ${name}`, why(due));
}

/** A link with its title, and texts beside it. */
function listItem(address: string, title: string, ...texts: readonly string[]): HTMLLIElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link, ...texts.map(textElement));
  return item;
}

function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
