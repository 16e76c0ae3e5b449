/** Builds the list of due questions. Loaded only where some are due. */

import type { Due } from '../../islands/Practice/due.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';
import { bothOf, foreignOf, NO_RULE } from '../../notation/two-game-id.ts';

/** Names and texts that the list needs. */
interface ItemsTelling {
  /** The address of the practice overview, with a slash at its end. */
  readonly base: string;
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
    const { book } = (await answer.json()) as { book: Titles };
    return book;
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
  { base, concepts, twice, faces, gamesOf, why }: ItemsTelling,
): Promise<HTMLLIElement> {
  const { ruleset, concept } = due;
  const { game, rule } = foreignOf(due.rule);
  const both = bothOf(concept);
  const against = both?.against;
  const name = both ? twice[both.concept] : concepts[concept];
  const book = await titlesOf(base, game ?? ruleset);
  const link = document.createElement('a');
  const fragment = formatQuestionLink({
    seed: `due-${new Date().toISOString().slice(0, 10)}`,
    against,
    asks: both ? [both.concept] : undefined,
    rules: rule === NO_RULE ? [] : [due.rule],
  });
  link.href = `${base}${ruleset}/${against === undefined ? concept : MIXED}/#${fragment}`;
  link.textContent = book[rule]?.title ?? faces[rule] ?? name ?? rule;
  const item = document.createElement('li');
  item.append(link, textElement(`${gamesOf(ruleset, against)}, ${name}`), textElement(why(due)));
  return item;
}

function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
