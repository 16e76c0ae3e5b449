/** The answers of a quick check: as written, or as the rules give them. */

import type { Meld } from '../engine/melds.ts';
import type { Reading } from '../engine/score.ts';
import type { CheckAnswer } from '../islands/QuickCheck/props.ts';
import { checkHand } from '../scenes/claim.ts';
import { LessonError, placeAt } from '../scenes/error.ts';
import type { RuleWords } from '../words/words.ts';
import { type Author, addressOf } from './author.ts';
import { groupsOf, type HandGroup, held } from './groups.ts';
import { inline, partsOf, plain } from './html.ts';

/** @throws LessonError when no answer is right, or a wrong one does not say why */
export function writtenAnswers(author: Author, slot: string): CheckAnswer[] {
  const { parts, rest } = partsOf(slot, 'check-answer');
  if (plain(rest) !== '') {
    throw author.fault('<Check> holds something that is no <Answer>', 'What is asked stands in ask="…".');
  }
  const answers = parts.map(({ attributes, html }): CheckAnswer => {
    const { parts: reasons, rest: told } = partsOf(html, 'answer-reason');
    const right = attributes['right'] !== undefined;
    const text = plain(told);
    const why = reasons.map((reason) => paragraph(reason.html)).join('');
    if (!right && why === '') {
      throw new LessonError(
        placeAt(attributes['at']),
        `the wrong answer “${text}” does not say why`,
        'Write <Why>…</Why> in it.',
      );
    }
    return { html: inline(told), text, right, why };
  });
  if (answers.some(({ right }) => right)) return answers;
  throw author.fault('no answer of this check is right', 'Write <Answer right>…</Answer> for it.');
}

const paragraph = (html: string): string => (/^\s*</.test(html) ? html.trim() : `<p>${html.trim()}</p>`);

/** @throws LessonError when the rules answer otherwise */
export function handQuestion(
  author: Author,
  hand: string,
  answer: string | undefined,
): { readonly groups: readonly HandGroup[]; readonly answers: readonly CheckAnswer[] } {
  if (answer !== 'wins' && answer !== 'does not win') {
    throw author.fault(`“${answer ?? ''}” is no answer`, 'It can be: wins, does not win.');
  }
  const { ruleset, say } = author;
  const wins = answer === 'wins';
  const { verdict, hand: written } = checkHand({ tiles: hand, wins }, ruleset, author.place);
  const why = verdict?.wins
    ? readingText(author, verdict.readings[0], written.melds)
    : author.words.explain(reasonOf(verdict), entryOf(author, reasonOf(verdict).rule), {
        reader: 0,
        dealer: 0,
        terms: ruleset.terms,
        action: { do: 'win', seat: 0 },
        offer: null,
        awaits: [],
        also: (reasonOf(verdict).also ?? []).map((id) => entryOf(author, id)),
      }).text;
  const rule = verdict?.wins ? ruleset.wins.shapeRule : reasonOf(verdict).rule;
  const told = { why: `<p>${why}</p>`, rule: { id: rule, href: addressOf(author, rule) } };
  const given = (text: string, right: boolean): CheckAnswer => ({ html: text, text, right, ...told });
  return {
    groups: held(groupsOf(hand, ruleset.direction)),
    answers: [given(say.check.wins, wins), given(say.check.winsNot, !wins)],
  };
}

const entryOf = ({ rules }: Author, id: string): RuleWords =>
  rules.get(id) ?? { id, title: id, sentence: '' };

function reasonOf(verdict: ReturnType<typeof checkHand>['verdict']) {
  if (verdict && !verdict.wins) return verdict.reason;
  throw new Error('a hand that wins has no reason why it does not');
}

/** How a hand that wins falls into sets. */
function readingText({ words, say }: Author, reading: Reading | undefined, melds: readonly Meld[]): string {
  const read = reading?.sets ?? [];
  const singles = read.filter(({ kind }) => kind === 'single').flatMap(({ tiles }) => tiles);
  const whole = read.filter(({ kind }) => kind !== 'single' && kind !== 'pair').map(({ tiles }) => tiles);
  const sets = [...melds.map(({ tiles }) => tiles), ...whole, ...(singles.length > 0 ? [singles] : [])];
  const pairs = read.flatMap(({ kind, tiles }) => (kind === 'pair' ? tiles.slice(0, 1) : []));
  // A reading that has pairs among its sets may name one of them as the pair besides.
  const pair = reading?.pair ?? null;
  if (pair !== null && !pairs.includes(pair)) pairs.push(pair);
  return say.check.reading(
    sets.map((tiles) => words.tileList(tiles)),
    pairs.map((kind) => words.countedTile(kind, 2)),
  );
}
