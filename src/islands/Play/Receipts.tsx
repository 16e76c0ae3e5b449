import { For, type JSX, onCleanup, onMount } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { minimumOf } from '../../engine/minimum.ts';
import type { Score } from '../../engine/score.ts';
import { missingIn } from '../../engine/score-objections.ts';
import { type BySeat, SEATS } from '../../engine/seats.ts';
import type { Win } from '../../engine/table.ts';
import { byDraw } from '../../engine/win.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import type { PlaySession } from './play-session.ts';
import './receipts.css';

/**
 * Receipts of the winning hands, line by line, and of the losing hands where they score. Payments are shown elsewhere.
 */
export function Receipts(props: {
  desk: PlaySession;
  wins: readonly Win[];
  /** Scores of the losing hands; null per seat if it scores nothing. */
  loserScores: BySeat<Score | null>;
  book: string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { session, messageContext } = props.desk;
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({ id, title: id, sentence: '', ...book()?.[id] });
  const handOf = (win: Win) => {
    const { melds, concealed, bonus } = session.view().seats[win.seat];
    const { direction } = session.setting().ruleset;
    return { seat: win.seat, direction, melds, concealed, winning: win.how.tile, bonus };
  };
  /** Losing hands as if self-drawn, because they have no winning tile. */
  const others = (): Win[] =>
    SEATS.flatMap((seat) => {
      const score = props.loserScores[seat];
      return score ? [{ seat, how: byDraw(null), score }] : [];
    });
  const minimum = (win: Win) => minimumOf(session.setting().ruleset, win.score);
  // Missing patterns are listed for winning hands only.
  const missing = (win: Win) =>
    props.wins.includes(win)
      ? missingIn(win, { ruleset: session.setting().ruleset, table: session.frame().table })
      : [];
  return (
    <For each={[...props.wins, ...others()]}>
      {(win, i) => (
        <details class="receipt-fold" open={i() === 0} ref={countedInSight}>
          <summary>
            <h2>
              {scorePage.receipt.worth(words.seatName(win.seat, messageContext(), 'owner'))}:{' '}
              <b>{words.scoreTotal(win.score)}</b>
            </h2>
          </summary>
          <Receipt
            win={win}
            hand={handOf(win)}
            paid={null}
            minimum={minimum(win)}
            missing={missing(win)}
            {...{ entry }}
            messageContext={messageContext()}
            ruleHref={props.ruleHref}
          />
        </details>
      )}
    </For>
  );
}

/** Seconds from one line of a count to the next. */
const BEAT = 0.18;

/** Counts a receipt up, line by line and then the total, as soon as it comes into sight. */
function countedInSight(fold: HTMLDetailsElement): void {
  const count = () => {
    for (const [nth, line] of fold.querySelectorAll<HTMLElement>('.bill-lines > li, .bill-total').entries())
      line.style.animationDelay = `${nth * BEAT}s`;
    fold.dataset.counted = '';
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      count();
    },
    // Not at its first pixel: the lines stand below its heading.
    { rootMargin: '0px 0px -20% 0px' },
  );
  onMount(() => seen.observe(fold));
  onCleanup(() => seen.disconnect());
}
