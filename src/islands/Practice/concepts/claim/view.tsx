import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../../../engine/action.ts';
import type { Kind } from '../../../../engine/tiles.ts';
import type { Called, ClaimAction } from '../../../../puzzles/concepts/claim/index.ts';
import { without } from '../../../../ui/Table/places.ts';
import { Tile } from '../../../../ui/Tile/Tile.tsx';
import { roundText } from '../../parts/hand-facts.ts';
import { messageContext } from '../../parts/telling.ts';
import type { PracticeContext, QuestionProps } from '../../question-kind.ts';
import { Deciding, Seats } from './Deciding.tsx';

/** The tiles of a hand that its call would lay down. */
function wanted(call: ClaimAction, tile: Kind): readonly Kind[] {
  if (call.do === 'chow') return call.using;
  return call.do === 'pung' ? [tile, tile] : call.do === 'kong' ? [tile, tile, tile] : [];
}

/** A hand, and which of its places the call would lay down. */
function laidDown(
  tiles: readonly Kind[],
  call: ClaimAction,
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
  readonly subject: Called;
  readonly context: PracticeContext;
  /** What is said of it beside who discards what. */
  readonly how: string;
  /** What whoever calls a win has declared; what the question says, unless told. */
  readonly facts?: readonly string[];
}): JSX.Element {
  const { terms } = props.context;
  const subject = () => props.subject;
  const spectator = () => messageContext(props.context, null);
  const name = (call: ClaimAction) => names.seatName(call.seat, spectator(), 'start');
  /** What no tile shows: the round where a win must be worth something, and what nobody has said or let go. */
  const so = () =>
    [
      props.context.facts.minimum === null ? '' : roundText(props.context, subject().table.round),
      practiceQuestion.claim.nobody(denied(subject())),
    ]
      .filter((text) => text !== '')
      .join(' ');
  const facts = (call: ClaimAction): string[] =>
    call.do !== 'win' ? [] : (props.facts ?? declared(subject())).map(practiceQuestion.claim.fact);
  return (
    <div class="board cloth called">
      <div class="called-offer">
        <p class="board-told">
          {practiceQuestion.claim.discarded(
            names.seatName(subject().offer.from, spectator(), 'start'),
            names.theTile(subject().offer.tile),
            subject().offer.afterCall === null,
          )}{' '}
          {so()} {props.how}
        </p>
        <Tile kind={subject().offer.tile} name={names.tileName(subject().offer.tile)} lit />
      </div>
      <ul class="called-seats">
        <For each={subject().calls}>
          {(call) => (
            <li>
              <div class="called-call">
                <p>
                  <b>{name(call)}</b> {[names.callName(call.do, terms), ...facts(call)].join(' · ')}
                </p>
              </div>
              <div
                class="called-hand"
                role="img"
                aria-label={names.tileList(subject().table.seats[call.seat].concealed)}
              >
                <For each={laidDown(subject().table.seats[call.seat].concealed, call, subject().offer.tile)}>
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
export const statedRules = ({ rules }: Called): readonly RuleId[] => rules;

export function View(props: QuestionProps<Called>): JSX.Element {
  return (
    <>
      <CalledBoard subject={props.question.subject} context={props.context} how="" />
      <Show when={!props.still}>
        <Show when={props.question.subject.rules.length > 0} fallback={<Getting {...props} />}>
          <Deciding {...props} />
        </Show>
      </Show>
    </>
  );
}

/** Who gets it: one press. */
function Getting(props: QuestionProps<Called>): JSX.Element {
  return <Seats {...props} onAnswer={([id = '']) => props.onAnswer(id.split(','))} />;
}
