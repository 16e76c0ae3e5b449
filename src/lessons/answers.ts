/** Builds the answers of a `<Check>`: the author's own, or those the rules give for a hand. */
import { check } from '#i18n/check.ts';
import { predictions } from '#i18n/predictions.ts';
import { words } from '#i18n/words.ts';
import { dealtTo } from '../engine/deal.ts';
import { minimumOf } from '../engine/minimum.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { shapeRuleOf, type WinVerdict } from '../engine/win.ts';
import type { RuleWords } from '../i18n/message-context.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { groupsOf, type HandGroup, inHandOrder } from '../scenes/presentation/groups.ts';
import { sizeOf } from '../scenes/read-hand.ts';
import type { CheckAnswer } from '../sessions/props.ts';
import answer from './Answer/spec.ts';
import { type Author, addressOf } from './author.ts';
import type { RenderedPart } from './children.ts';
import { inline } from './html.ts';
import { readingText } from './reading.ts';
import { partsThatAre } from './spec.ts';
import { isComeTo, worthText } from './worth-check.ts';

/** Returns the author's answers, in the order written. */
export const writtenAnswers = (parts: readonly RenderedPart[]): CheckAnswer[] =>
  partsThatAre(answer, parts).map(({ values, html, text, parts }) => ({
    html: inline(html),
    text,
    right: values.right === true,
    why: parts.map((reason) => paragraph(reason.html)).join(''),
  }));

/** Wraps HTML in a paragraph unless it begins with a tag. */
export const paragraph = (html: string): string =>
  /^\s*</.test(html) ? html.trim() : `<p>${html.trim()}</p>`;

/** The question whether a hand wins, with the verdict. */
export interface HandCheck {
  readonly is: 'won';
  /** The hand as the author wrote it. */
  readonly tiles: string;
  readonly written: WrittenHand;
  readonly verdict: WinVerdict;
}

/** The question whether a hand has the right number of tiles right after the deal. */
export interface DealtHand {
  readonly is: 'dealt';
  readonly tiles: string;
  readonly written: WrittenHand;
  readonly isDealer: boolean;
}

const SIZES = ['short', 'right', 'long'] as const;

/** Compares the size of a hand with what these rules deal: `short`, `right` or `long`. */
export function dealtAs({ written, isDealer }: DealtHand, ruleset: Ruleset): (typeof SIZES)[number] {
  const over = sizeOf(written) - dealtTo(ruleset, isDealer);
  return over === 0 ? 'right' : over < 0 ? 'short' : 'long';
}

interface HandQuestion {
  readonly groups: readonly HandGroup[];
  readonly answers: readonly CheckAnswer[];
}

/** Builds the question: the hand in sorted order, and the answers with the rules' explanation. */
export const handQuestion = (author: Author, subject: HandCheck | DealtHand): HandQuestion => ({
  groups: inHandOrder(groupsOf(subject.tiles, author.ruleset.direction)),
  answers: subject.is === 'dealt' ? dealtAnswers(author, subject) : winAnswers(author, subject),
});

function dealtAnswers(author: Author, subject: DealtHand): CheckAnswer[] {
  const { ruleset } = author;
  const is = dealtAs(subject, ruleset);
  const { rule } = ruleset.deal;
  const why = predictions.dealtWhy(dealtTo(ruleset, subject.isDealer), sizeOf(subject.written));
  return SIZES.map((size) => ({
    html: predictions.dealt[size],
    text: predictions.dealt[size],
    right: size === is,
    why: `<p>${why}</p>`,
    rule: { id: rule, href: addressOf(author, rule) },
  }));
}

function winAnswers(author: Author, { written, verdict }: HandCheck): CheckAnswer[] {
  const { ruleset } = author;
  const counted = verdict.score && { score: verdict.score, minimum: minimumOf(ruleset, verdict.score) };
  const worth = counted && counted.score.lines.length > 0 && isComeTo(author, counted);
  const why = verdict.wins
    ? [
        readingText(verdict.score.reading ?? verdict.readings[0], written.melds),
        ...(worth ? [worthText(author, counted)] : []),
      ].join(' ')
    : words.explain(verdict.reason, entryOf(author, verdict.reason.rule), {
        reader: 0,
        dealer: 0,
        terms: ruleset.terms,
        action: { do: 'win', seat: 0 },
        offer: null,
        awaits: [],
        also: (verdict.reason.also ?? []).map((id) => entryOf(author, id)),
      }).text;
  const rule = verdict.wins ? shapeRuleOf(ruleset, verdict.readings[0]) : verdict.reason.rule;
  const reason = { why: `<p>${why}</p>`, rule: { id: rule, href: addressOf(author, rule) } };
  const answerOf = (text: string, right: boolean): CheckAnswer => ({ html: text, text, right, ...reason });
  return [answerOf(check.wins, verdict.wins), answerOf(check.winsNot, !verdict.wins)];
}

const entryOf = ({ rules }: Author, id: string): RuleWords =>
  rules.get(id) ?? { id, title: id, sentence: '' };
