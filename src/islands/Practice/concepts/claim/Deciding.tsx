import { createSignal, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { reasonsOf, STANDS, standingIn } from '../../../../puzzles/concepts/claim/claim-outcome.ts';
import type { Called, ClaimAction } from '../../../../puzzles/concepts/claim/index.ts';
import { createWording } from '../../../../ui/input/terms.ts';
import { Choices } from '../../parts/Choices.tsx';
import { messageContext } from '../../parts/telling.ts';
import type { AskedProps } from '../../question-kind.ts';

/** The seats that call it, to press the one that gets it; where several call a win, all of these together too. */
export function Seats(
  props: AskedProps<Called> & { readonly of?: string; readonly pressed?: string | undefined },
): JSX.Element {
  const { terms } = props.context;
  const told = () => messageContext(props.context, null);
  const calls = () => props.question.asked.calls;
  const name = (call: ClaimAction) => names.seatName(call.seat, told(), 'start');
  const stand = () => standingIn(props.right).join();
  /** In some games all who win with it get it: that is to choose from wherever several call a win. */
  const several = () => {
    const seats = calls().flatMap((call) => (call.do === 'win' ? [call.seat] : []));
    return seats.length > 1
      ? [{ id: seats.join(), label: practiceQuestion.claim.several(names.seatList(seats, told())) }]
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

/** What has been pressed so far: who gets it, and what each of the others was told. */
interface Decided {
  readonly winners: string;
  readonly told: readonly string[];
}

/** First who gets it, then, a press each, why the others do not. */
export function Deciding(props: AskedProps<Called>): JSX.Element {
  const { entry, facts } = props.context;
  const word = createWording(() => facts.terms);
  const [decided, setDecided] = createSignal<Decided | null>(null);
  let place: HTMLDivElement | undefined;
  const asked = () => props.question.asked;
  const losers = (winners: string): readonly ClaimAction[] =>
    asked().calls.filter(({ seat }) => !winners.split(',').includes(String(seat)));
  const decide = (next: Decided): void => {
    if (props.given !== null) return;
    setDecided(next);
    if (next.told.length === losers(next.winners).length) {
      const stands = next.winners.split(',').map((seat) => `${seat}:${STANDS}`);
      props.onAnswer(
        asked().calls.flatMap(({ seat }) =>
          [...stands, ...next.told].filter((each) => each.startsWith(`${seat}:`)),
        ),
      );
      return;
    }
    // The next ones to press are below the last ones.
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
        given={props.given === null ? null : [standingIn(props.given).join()]}
        pressed={decided()?.winners}
        onAnswer={([winners = '']) => decide({ winners, told: [] })}
      />
      <Show when={decided()?.winners} keyed>
        {(winners) => (
          <For each={losers(winners)}>
            {({ seat }, i) => (
              <Show when={i() <= (decided()?.told.length ?? 0)}>
                <div class="called-why" data-told={decided()?.told[i()] === undefined ? undefined : ''}>
                  <Choices
                    long
                    {...props}
                    of={practiceQuestion.claim.whyNot(seatName(seat))}
                    pressed={decided()?.told[i()]}
                    options={reasonsOf(
                      asked(),
                      asked().calls.findIndex((call) => call.seat === seat),
                    ).map((rule) => ({
                      id: `${seat}:${rule}`,
                      label: word(entry(rule).objection ?? entry(rule).title),
                    }))}
                    onAnswer={([fate = '']) => {
                      const told = decided()?.told ?? [];
                      decide({ winners, told: [...told.slice(0, i()), fate] });
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
