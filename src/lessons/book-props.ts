/** Builds the props of the widget in which the reader fills in a ledger. */
import { book } from '#i18n/book.ts';
import { words } from '#i18n/words.ts';
import type { Debt } from '../engine/payment.ts';
import { othersAfter, type Seat } from '../engine/seats.ts';
import type { MessageContext } from '../i18n/message-context.ts';
import type { BookLine, BookProps } from '../islands/Book/props.ts';
import { type Author, addressOf } from './author.ts';
import type { CheckedBook } from './book.ts';
import type { PlayedScene } from './course.ts';
import { bookName } from './exercises.ts';

/** Is an earlier debt still in the right lines? Otherwise the reader starts with an empty ledger. */
const goesOn = (before: readonly Debt[], lines: readonly BookLine[]): boolean =>
  before.some((debt) => lines.some(({ from, to }) => from === debt.from && to === debt.to));

/** @param remark the author's remark, as HTML */
export function bookProps(
  author: Author,
  { step }: { readonly step: number },
  { played, ask, kind, before, lines, groups, choices }: CheckedBook & { readonly played: PlayedScene },
  remark: string,
): BookProps {
  const { terms, rules } = author;
  const messageContext: MessageContext = {
    reader: null,
    dealer: played.compiled.frames[0].table.dealer,
    terms,
  };
  const name = (seat: Seat): string => words.seatName(seat, messageContext, 'start');
  const payments = groups.flatMap((group) => group.payments);
  const title = (rule: string): string => rules.get(rule)?.title ?? rule;
  return {
    name: bookName(played.home, played.scene.id, step, kind),
    ask,
    kind,
    money: terms.money,
    seats: [messageContext.dealer, ...othersAfter(messageContext.dealer)].map((seat) => ({
      seat,
      name: name(seat),
    })),
    before: before.map(({ from, to, amount }) =>
      book.open(name(from), name(to), `${words.number(amount)} ${terms.money}`),
    ),
    open: kind === 'debts' && goesOn(before, lines) ? before.map((debt) => ({ ...debt, rule: null })) : [],
    lines,
    rules: choices.map((id) => ({ id, title: title(id), href: addressOf(author, id) })),
    reasons: [...new Set(payments.map(({ rule }) => rule))].map((rule) => ({
      title: `${title(rule)}:`,
      text: words.payments(
        payments.filter((each) => each.rule === rule),
        messageContext,
      ),
      rule,
      href: addressOf(author, rule),
    })),
    remark,
  };
}
