import { type JSX, Show } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import { words } from '#i18n/words.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Explanation, MessageContext } from '../../i18n/message-context.ts';
import { shorten } from '../../notation/quotation.ts';
import type { Forfeit } from '../../referee/protocol-game.ts';
import { finalResult, forfeitOf } from '../../sessions/web-referee.ts';
import { refusalText } from '../../ui/input/refusal.ts';
import { createFetched } from '../../ui/lazy.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import type { RefereeSession } from './referee-session.ts';

/** The end of the hand: a win, a drawn game, or a bad answer, which is explained and can be taken back. */
export function Verdict(props: {
  desk: RefereeSession;
  messageContext: MessageContext;
  name: (seat: Seat) => string;
  ruleHref: (id: string) => string;
  book: string;
  onTakeBack: () => void;
}): JSX.Element {
  const { desk } = props;
  const forfeit = () => forfeitOf(desk.moment());
  const explanation = createFetched(forfeit, (lost) => forfeitText(lost, props));
  const result = () => finalResult(desk.court(), desk.moment())?.result ?? '';
  const played = () => {
    const { ending } = desk.moment().sitting;
    return ending?.is === 'played' ? ending.outcome : null;
  };
  return (
    <div class="verdicts" aria-live="polite" aria-atomic="true">
      <Show when={forfeit() ? explanation() : null}>
        {(answer) => (
          <Slip kind="refused" {...slipOf(answer(), props.ruleHref)}>
            <p class="ruling-text">
              {referee.bad.loses(props.name(forfeit()?.seat ?? 0))}{' '}
              <Show when={answer().rule !== BAD}>
                <RuleLink id={BAD} href={props.ruleHref(BAD)} />{' '}
              </Show>
              <Show when={desk.court().players[forfeit()?.seat ?? 0] === 'you'}>{referee.bad.school}</Show>
            </p>
            <Show when={desk.court().players[forfeit()?.seat ?? 0] === 'you'}>
              <div class="ruling-answers row">
                <button type="button" class="button" onClick={props.onTakeBack}>
                  {referee.bad.takeBack}
                </button>
              </div>
            </Show>
          </Slip>
        )}
      </Show>
      <Show when={played()}>
        {(outcome) => {
          const end = outcome();
          const head =
            end.is === 'won'
              ? referee.over.won(
                  words.seatList(
                    end.winners.map(({ seat }) => seat),
                    props.messageContext,
                  ),
                )
              : referee.over.drawn;
          const rule = end.is === 'won' ? undefined : { id: end.rule, href: props.ruleHref(end.rule) };
          return (
            <Slip kind={end.is === 'won' ? 'good' : 'note'} head={head} rule={rule}>
              <p class="ruling-text">
                <code class="said">{result()}</code>
              </p>
            </Slip>
          );
        }}
      </Show>
    </div>
  );
}

const BAD = 'protocol-bad-output';
/** Maximum number of characters quoted from a bad line; the lines column shows all of it. */
const MOST_QUOTED = 80;

async function forfeitText(
  { line, message, unreadable, reason, action }: Forfeit,
  { desk, messageContext, book }: Parameters<typeof Verdict>[0],
): Promise<Explanation> {
  if (line === null) return { ...referee.bad.none(message), rule: BAD };
  if (line === '') return { ...referee.bad.empty, rule: BAD };
  if (unreadable) {
    return {
      ...referee.bad.unreadable(
        shorten(line, MOST_QUOTED),
        unreadable.column,
        unreadable.expected,
        unreadable.found,
      ),
      rule: BAD,
    };
  }
  return refusalText(
    book,
    desk.view(),
    { action, reason },
    {
      ...messageContext,
      reader: action?.seat ?? null,
    },
  );
}
