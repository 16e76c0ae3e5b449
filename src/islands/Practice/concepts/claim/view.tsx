import { For, type JSX, Show } from 'solid-js';
import type { RuleId } from '../../../../engine/action.ts';
import type { Kind } from '../../../../engine/tiles.ts';
import { standingIn } from '../../../../puzzles/concepts/claim/fate.ts';
import type { Call, Called } from '../../../../puzzles/concepts/claim/index.ts';
import { without } from '../../../../views/Table/places.ts';
import { Tile } from '../../../../views/Tile/Tile.tsx';
import type { AskedProps, Teller } from '../../asker.ts';
import { Check } from '../../parts/Check.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { telling } from '../../parts/telling.ts';
import { roundText } from '../../parts/told-hand.ts';
import { createFates, Fate } from './Fate.tsx';

/** The tiles of a hand that its call would lay down. */
function wanted(call: Call, tile: Kind): readonly Kind[] {
  if (call.do === 'chow') return call.using;
  return call.do === 'pung' ? [tile, tile] : call.do === 'kong' ? [tile, tile, tile] : [];
}

/** A hand, and which of its places the call would lay down. */
function laidDown(
  tiles: readonly Kind[],
  call: Call,
  tile: Kind,
): readonly (readonly [kind: Kind, lit: boolean])[] {
  let left = wanted(call, tile);
  return tiles.map((kind) => {
    const lit = left.includes(kind);
    if (lit) left = without(left, kind);
    return [kind, lit] as const;
  });
}

const denied = ({ facts }: Called): string[] => Object.keys(facts).filter((fact) => facts[fact] === false);
const declared = ({ facts }: Called): string[] => Object.keys(facts).filter((fact) => facts[fact] === true);

/** A discard, and the hands of those who call it. */
export function CalledBoard(props: {
  readonly asked: Called;
  readonly teller: Teller;
  /** What is said of it beside who discards what. */
  readonly how: string;
  /** What whoever calls a win has declared; what the question says, unless told. */
  readonly facts?: readonly string[];
  /** What becomes of the call at this place, where that is answered there. */
  readonly fate?: (call: Call, at: number) => JSX.Element;
}): JSX.Element {
  const { say, words, terms } = props.teller;
  const asked = () => props.asked;
  const told = () => telling(props.teller, null);
  const name = (call: Call) => words.seatName(call.seat, told(), 'start');
  /** What no tile shows: the round where a win must be worth something, and what nobody has said or let go. */
  const so = () =>
    [
      props.teller.facts.minimum === null ? '' : roundText(props.teller, asked().table.round),
      say.claim.nobody(denied(asked())),
    ]
      .filter((text) => text !== '')
      .join(' ');
  const facts = (call: Call): string[] =>
    call.do !== 'win' ? [] : (props.facts ?? declared(asked())).map(say.claim.fact);
  return (
    <div class="board cloth called">
      <div class="called-offer">
        <p class="board-told">
          {say.claim.discarded(
            words.seatName(asked().offer.from, told(), 'start'),
            words.theTile(asked().offer.tile),
            asked().offer.afterCall === null,
          )}{' '}
          {so()} {props.how}
        </p>
        <Tile kind={asked().offer.tile} name={words.tileName(asked().offer.tile)} lit />
      </div>
      <ul class="called-seats">
        <For each={asked().calls}>
          {(call, i) => (
            <li>
              <div class="called-call">
                <p>
                  <b>{name(call)}</b> {[words.callName(call.do, terms), ...facts(call)].join(' · ')}
                </p>
                {props.fate?.(call, i())}
              </div>
              <div
                class="called-hand"
                role="img"
                aria-label={words.tileList(asked().table.seats[call.seat].concealed)}
              >
                <For each={laidDown(asked().table.seats[call.seat].concealed, call, asked().offer.tile)}>
                  {([kind, lit]) => <Tile kind={kind} name="" lit={lit} />}
                </For>
              </div>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** The rules by which a call may lose are to choose from. */
export const rulesTold = ({ rules }: Called): readonly RuleId[] => rules;

export function View(props: AskedProps<Called>): JSX.Element {
  const { say, words, terms } = props.teller;
  const name = (call: Call) => words.seatName(call.seat, telling(props.teller, null), 'start');
  const fates = createFates(props);
  const whole = () => props.question.asked.rules.length > 0;
  return (
    <>
      <CalledBoard
        asked={props.question.asked}
        teller={props.teller}
        how={whole() ? (say.concepts['claim']?.how ?? '') : ''}
        fate={(call, at) => (
          <Show when={whole() && !props.still}>
            <Fate
              fates={fates}
              at={at}
              name={say.claim.calls(name(call), words.callName(call.do, terms))}
              {...props}
            />
          </Show>
        )}
      />
      <Show when={!props.still}>
        <Show when={whole()} fallback={<Getting {...props} />}>
          <Check label={say.session.check} ready={props.ready && fates.isWhole()} onCheck={fates.check} />
        </Show>
      </Show>
    </>
  );
}

/** Who gets it: one press. */
function Getting(props: AskedProps<Called>): JSX.Element {
  const { say, words } = props.teller;
  const told = () => telling(props.teller, null);
  const name = (call: Call) => words.seatName(call.seat, told(), 'start');
  const stand = () => standingIn(props.right);
  /** In some games all who win with it get it: that is to choose from wherever several call a win. */
  const several = () => {
    const seats = props.question.asked.calls.flatMap((call) => (call.do === 'win' ? [call.seat] : []));
    return seats.length > 1 ? [{ id: seats.join(), seats }] : [];
  };
  return (
    <Choices
      options={[
        ...props.question.asked.calls.map((call) => ({
          id: String(call.seat),
          label: say.claim.calls(name(call), words.callName(call.do, props.teller.terms)),
        })),
        ...several().map(({ id, seats }) => ({
          id,
          label: say.claim.several(words.seatList(seats, told())),
        })),
      ]}
      {...props}
      isRight={(id) => id === stand().join()}
      onAnswer={([id = '']) => props.onAnswer(id.split(','))}
    />
  );
}
