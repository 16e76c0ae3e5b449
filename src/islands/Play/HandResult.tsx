import { type JSX, Show } from 'solid-js';
import { match as say } from '#i18n/match.ts';
import { words } from '#i18n/words.ts';
import { bySeat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { later } from '../../ui/lazy.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Ending } from './Ending.tsx';
import { MatchResult } from './MatchResult.tsx';
import type { PanelSheet } from './panel-sheet.ts';
import type { PlaySession } from './play-session.ts';
import { Review } from './Review.tsx';

/** Loads with the first win. */
const Receipts = later(async () => (await import('./Receipts.tsx')).Receipts);

/** Loads only in games whose match keeps more than money between hands. */
const MatchLedger = later(async () => (await import('./MatchLedger.tsx')).MatchLedger);

/** Result of a hand: the ending, its scores, and the match standings. */
export function HandResult(props: PanelSheet & { outcome: Outcome }): JSX.Element {
  const { session, messageContext } = props.desk;
  const wins = () => (session.setting().ruleset.scoring === null ? [] : props.panelText.wins());
  const loserScores = () => (props.outcome.is === 'won' ? props.outcome.loserScores : bySeat(() => null));
  const isOver = () => {
    const { stage } = session.frame().table;
    return stage.phase === 'ended' && stage.following.over;
  };
  const keepsLedger = () => session.setting().ruleset.clauses.some(({ lasts }) => lasts === 'match');
  return (
    <Ending
      outcome={props.outcome}
      paid={props.panelText.paid()}
      sumOf={session.setting().ruleset.sumOf}
      book={props.book}
      view={session.view()}
      messageContext={messageContext()}
      ruleHref={props.ruleHref}
      match={
        <Show when={isOver()}>
          <MatchResult desk={props.desk} />
        </Show>
      }
      next={<NextDeal desk={props.desk} ruleHref={props.ruleHref} />}
      review={<Review desk={props.desk} ruleHref={props.ruleHref} />}
      ledger={keepsLedger() ? <MatchLedger {...props} /> : null}
    >
      <Show when={wins().length > 0}>
        <Receipts
          desk={props.desk}
          wins={wins()}
          loserScores={loserScores()}
          book={props.book}
          ruleHref={props.ruleHref}
        />
      </Show>
    </Ending>
  );
}

/** Who deals next, and after the first deal of a match how long it lasts. Nothing after a deal of a course. */
function NextDeal(props: { desk: PlaySession; ruleHref: (id: string) => string }): JSX.Element {
  const { session, messageContext, match, set } = props.desk;
  const following = () => {
    const { stage } = session.frame().table;
    return stage.phase === 'ended' && !stage.following.over && set() === null ? stage.following : null;
  };
  const length = () =>
    match.number() === 1 ? say.length(session.setting().ruleset.rounds, messageContext().terms.dealer) : '';
  return (
    <Show when={following()}>
      {(next) => (
        <p class="ruling-text">
          {words.narrate({ type: 'ended', following: next() }, messageContext())} {length()}{' '}
          <RuleLink id={next().rule} href={props.ruleHref(next().rule)} />
        </p>
      )}
    </Show>
  );
}
