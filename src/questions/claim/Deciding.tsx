import { createSignal, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Seat } from '../../engine/seats.ts';
import { createWording } from '../../ui/input/terms.ts';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { messageContext } from '../parts/message-context.ts';
import { reasonsOf, STANDS, takersIn } from './claim-outcome.ts';
import type { ClaimAction, ClaimedTile } from './claimed-tile.ts';

/** Buttons for the claiming seats. If several seats claim a win, one more button stands for all of them. */
export function Seats(
  props: QuestionProps<ClaimedTile> & { readonly of?: string; readonly pressed?: string | undefined },
): JSX.Element {
  const { terms } = props.context;
  const spectator = () => messageContext(props.context, null);
  const calls = () => props.question.subject.calls;
  const name = (call: ClaimAction) => names.seatName(call.seat, spectator(), 'start');
  const stand = () => takersIn(props.right).join();
  /**
   * Some games let every winner take the discard. The option is always offered, so it does not give the answer away.
   */
  const several = () => {
    const seats = calls().flatMap((call) => (call.do === 'win' ? [call.seat] : []));
    return seats.length > 1
      ? [{ id: seats.join(), label: practiceQuestion.claim.several(names.seatList(seats, spectator())) }]
      : [];
  };
  return (
    <Choices
      options={[
        ...calls().map((call) => ({
          id: String(call.seat),
          label: practiceQuestion.claim.calls(name(call), names.callName(call.do, terms)),
        })),
        ...several(),
      ]}
      {...props}
      isRight={(id) => id === stand()}
    />
  );
}

/** Answer so far: the winning seats, and the reason chosen for each losing seat. */
interface TileDecision {
  readonly winners: string;
  readonly reasons: readonly string[];
}

/** Asks who gets the discard, then why each other claim loses, one press each. */
export function Deciding(props: QuestionProps<ClaimedTile>): JSX.Element {
  const { entry, generator } = props.context;
  const word = createWording(() => generator.ruleset.terms);
  const [decided, setDecided] = createSignal<TileDecision | null>(null);
  let place: HTMLDivElement | undefined;
  const subject = () => props.question.subject;
  const losers = (winners: string): readonly ClaimAction[] =>
    subject().calls.filter(({ seat }) => !winners.split(',').includes(String(seat)));
  const decide = (next: TileDecision): void => {
    if (props.reply !== null) return;
    setDecided(next);
    if (next.reasons.length === losers(next.winners).length) {
      const stands = next.winners.split(',').map((seat) => `${seat}:${STANDS}`);
      props.onAnswer(
        subject().calls.flatMap(({ seat }) =>
          [...stands, ...next.reasons].filter((each) => each.startsWith(`${seat}:`)),
        ),
      );
      return;
    }
    // Move focus to the next group of buttons, which has just appeared below.
    const first = place?.querySelector<HTMLElement>('.called-why:last-child button');
    first?.focus({ preventScroll: true });
    first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  };
  const seatName = (seat: Seat): string => names.seatName(seat, messageContext(props.context, null), 'start');
  return (
    <div class="called-deciding" ref={place}>
      <Seats
        {...props}
        of={practiceQuestion.claim.who}
        reply={props.reply === null ? null : [takersIn(props.reply).join()]}
        pressed={decided()?.winners}
        onAnswer={([winners = '']) => decide({ winners, reasons: [] })}
      />
      <Show when={decided()?.winners} keyed>
        {(winners) => (
          <For each={losers(winners)}>
            {({ seat }, i) => (
              <Show when={i() <= (decided()?.reasons.length ?? 0)}>
                <div class="called-why" data-told={decided()?.reasons[i()] === undefined ? undefined : ''}>
                  <Choices
                    long
                    {...props}
                    of={practiceQuestion.claim.whyNot(seatName(seat))}
                    pressed={decided()?.reasons[i()]}
                    options={reasonsOf(
                      subject(),
                      subject().calls.findIndex((call) => call.seat === seat),
                    ).map((rule) => ({
                      id: `${seat}:${rule}`,
                      label: word(entry(rule).objection ?? entry(rule).title),
                    }))}
                    onAnswer={([fate = '']) => {
                      const sentences = decided()?.reasons ?? [];
                      decide({ winners, reasons: [...sentences.slice(0, i()), fate] });
                    }}
                  />
                </div>
              </Show>
            )}
          </For>
        )}
      </Show>
    </div>
  );
}
