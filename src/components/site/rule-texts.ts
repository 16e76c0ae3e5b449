/** Writes the judgement of a hand as sentences, for pages without scripts. */
import { compareHand } from '#i18n/compare-hand.ts';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { Score } from '../../engine/score.ts';
import { wholeSize } from '../../evaluation/hand.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { type Note, notesOf } from '../../islands/Hand/notes.ts';
import type { WorkedHand } from './hands.ts';

interface AnswerStatement {
  readonly head: string;
  readonly text: string;
  readonly rule: { readonly id: string; readonly href: string } | null;
  /** The number of tiles in a complete hand of this game. */
  readonly need: number;
  /** The hand's score; null where it is not a hand of this game, does not win, or nothing is counted. */
  readonly score: Score | null;
  /** The payments in words; null where nobody pays. */
  readonly pays: string | null;
  /** Remarks on what the win depends on or brings. */
  readonly notes: readonly Note[];
}

/** Puts one game’s answer about a hand into words. @param rules rule texts of that game by id */
export function answerTexts(
  answer: WorkedHand['answers'][number],
  rules: ReadonlyMap<string, RuleWords>,
): AnswerStatement {
  const { outcome, game, ruleset } = answer;
  const need = wholeSize(ruleset);
  const nothing = { text: '', rule: null, need, score: null, pays: null, notes: [] };
  const entry = (id: string): RuleWords => rules.get(id) ?? { id, title: id, sentence: '' };
  const linked = (id: string) => ({ id, href: `${game.rulebook}#${id}` });
  const messageContext = { reader: null, dealer: 0, terms: ruleset.terms } as const;
  switch (outcome.is) {
    case 'lacks': {
      const head = compareHand.lacks(outcome.kinds.map((kind) => words.tileName(kind)));
      return {
        ...nothing,
        head,
        text: game.remarks.tiles?.says ?? '',
        rule: game.remarks.tiles?.rule ?? null,
      };
    }
    case 'unfit':
      return { ...nothing, ...compareHand.unfit(need), rule: game.remarks.hand?.rule ?? null };
    case 'barred': {
      const { title, sentence } = entry(outcome.reason.rule);
      return { ...nothing, head: `${title}.`, text: sentence, rule: linked(outcome.reason.rule) };
    }
    case 'loses': {
      const { reason } = outcome;
      const also = (reason.also ?? []).map(entry);
      const facts = { ...messageContext, action: null, offer: null, awaits: [], also };
      const { head, text, rule } = words.explain(reason, entry(reason.rule), facts);
      return { ...nothing, head, text, rule: linked(rule), score: outcome.score };
    }
    case 'wins': {
      const payments = outcome.paid.flatMap((group) => group.payments);
      const counted = ruleset.scoring !== null;
      const [paid] = outcome.paid;
      return {
        ...nothing,
        head: counted ? scorePage.announce(words.scoreTotal(outcome.score)) : '',
        text: words.narrate({ type: 'won', win: outcome.win }, messageContext),
        rule: paid ? linked(paid.rule) : null,
        score: counted ? outcome.score : null,
        pays: payments.length > 0 ? words.payments(payments, messageContext) : null,
        notes: notesOf(answer),
      };
    }
  }
}
