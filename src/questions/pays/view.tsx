import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { factsKnown } from '../../evaluation/facts.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import type { QuestionProps } from '../kind.ts';
import { Amount, numberIn } from '../parts/Amount.tsx';
import { Check } from '../parts/Check.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { roundText } from '../parts/hand-facts.ts';
import { messageContext } from '../parts/message-context.ts';
import { sumOf, type WonHand } from './rules.ts';

/** East deals, as in all written hands. */
const DEALER = 0;

/** What the hand is worth, in words; empty if it has no score of its own. */
function worthText(hand: WonHand['hand'], { ruleset, table }: GeneratorContext): string {
  const score = scoreOf(hand, ruleset, table);
  if (!score) return '';
  const { rank } = score;
  // Hide the name of the limit: the reader must recognise it.
  return words.scoreTotal(rank ? { ...score, rank: { ...rank, limit: null } } : score);
}

export function View(props: QuestionProps<WonHand>): JSX.Element {
  const { generator } = props.context;
  const { ruleset } = generator;
  const subject = () => props.question.subject;
  const scoresLosers = () => subject().pictured?.losers ?? Boolean(ruleset.scoring?.loserScore);
  const spectator = () => messageContext(props.context, null);
  const name = (seat: Seat) => names.seatName(seat, spectator(), 'start');
  const [written, setWritten] = createSignal<readonly string[]>(['', '', '', '']);
  const [wrong, setWrong] = createSignal('');
  const check = (): boolean => {
    const sums = written().map((text) => (text.trim() === '' ? 0 : numberIn(text)));
    const isNumber = sums.every((sum) => sum !== null);
    setWrong(isNumber ? '' : practiceQuestion.worth.noNumber);
    if (isNumber) props.onAnswer(SEATS.map((seat) => `${seat}:${sums[seat] ?? 0}`));
    return true;
  };
  onMount(() => props.onKeys(({ key }) => key === 'Enter' && check()));
  /** The right sum of a seat, once another one was written. */
  const correctOf = (seat: Seat): string | undefined => {
    const sum = sumOf(props.right, seat);
    return sum === null || sum === sumOf(props.reply ?? [], seat) ? undefined : names.signed(sum);
  };
  const won = () => {
    const { hand, pictured } = subject();
    return practiceQuestion.pays.won(
      name(hand.seat),
      pictured?.worth === false ? '' : worthText(hand, generator),
      names.theTile(hand.winning),
      hand.from === null ? null : name(hand.from),
    );
  };
  /** State that no tile shows: round, dealer, agreed stakes, and earlier payments and declarations. */
  const tableFacts = () => {
    const { hand, streak = 0, counters = 0, pot = 0 } = subject();
    const { stakes, payTable } = ruleset;
    const remembers = factsKnown(ruleset);
    const bet = ruleset.ready?.bet ?? null;
    const paysOnTheSpot = ruleset.clauses.some(({ owes }) => owes !== undefined);
    const { terms } = props.context;
    return sentences(
      roundText(props.context, hand.round),
      remembers.includes('streak') ? practiceQuestion.pays.die(name(DEALER), streak) : '',
      bet === null ? '' : practiceQuestion.pays.onTable(counters, pot / bet, bet, terms.money),
      stakes ? practiceQuestion.pays.stakes(stakes.base, stakes.fan, terms.money) : '',
      payTable ? practiceQuestion.pays.payTable(payTable.title, payTable.isShared) : '',
      remembers.includes('winning') ? practiceQuestion.pays.noDebts : '',
      paysOnTheSpot && bet === null ? practiceQuestion.pays.spot : '',
      scoresLosers() ? practiceQuestion.pays.losers(remembers) : '',
    );
  };
  /** The losing seats, in games that score losing hands; else empty. */
  const others = () => (scoresLosers() ? SEATS.filter((seat) => seat !== subject().hand.seat) : []);
  return (
    <>
      <HandBoard
        context={props.context}
        hand={subject().hand}
        factsText={`${tableFacts()} ${won()}`}
        label={practiceQuestion.hand.of(names.seatName(subject().hand.seat, spectator(), 'owner'))}
      />
      <For each={others()}>
        {(seat) => (
          <div class="pays-other">
            <HandBoard
              context={props.context}
              hand={{ seat, concealed: subject().others[seat], melds: [] }}
              factsText={name(seat)}
              label={practiceQuestion.hand.of(names.seatName(seat, spectator(), 'owner'))}
            />
          </div>
        )}
      </For>
      <Show when={!props.still}>
        <fieldset class="amounts answering-wide" aria-label={practiceQuestion.concepts.pays?.how ?? ''}>
          <For each={SEATS}>
            {(seat) => (
              <div class="amount-signed">
                <Amount
                  label={practiceQuestion.pays.seat(name(seat), props.context.terms.money)}
                  value={written()[seat] ?? ''}
                  ready={props.reply === null}
                  correct={correctOf(seat)}
                  onInput={(text) => setWritten(written().map((was, i) => (i === seat ? text : was)))}
                  onEnter={check}
                />
                <button
                  type="button"
                  class="button"
                  disabled={props.reply !== null}
                  aria-label={practiceQuestion.pays.less(name(seat))}
                  aria-pressed={/^[-−]/.test(written()[seat] ?? '')}
                  onClick={() =>
                    setWritten(
                      written().map((was, i) =>
                        i !== seat ? was : /^[-−]/.test(was) ? was.slice(1) : `−${was}`,
                      ),
                    )
                  }
                >
                  ±
                </button>
              </div>
            )}
          </For>
        </fieldset>
        <Check label={practiceQuestion.session.check} onCheck={check} status={wrong()} />
      </Show>
    </>
  );
}
