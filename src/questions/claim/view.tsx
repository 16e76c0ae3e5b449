import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import type { Kind } from '../../engine/tiles.ts';
import { without } from '../../ui/Table/places.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { PracticeContext, QuestionProps } from '../kind.ts';
import { roundText } from '../parts/hand-facts.ts';
import { messageContext } from '../parts/message-context.ts';
import type { ClaimAction, ClaimedTile } from './claimed-tile.ts';
import { Deciding, Seats } from './Deciding.tsx';

/** Tiles from the hand that the claim would lay down. */
function tilesOfClaim(call: ClaimAction, tile: Kind): readonly Kind[] {
  if (call.do === 'chow') return call.using;
  return call.do === 'pung' ? [tile, tile] : call.do === 'kong' ? [tile, tile, tile] : [];
}

/** The hand's tiles, each with whether the claim would lay it down. */
function laidDown(
  tiles: readonly Kind[],
  call: ClaimAction,
  tile: Kind,
): readonly (readonly [kind: Kind, lit: boolean])[] {
  let left = tilesOfClaim(call, tile);
  return tiles.map((kind) => {
    const lit = left.includes(kind);
    if (lit) left = without(left, kind);
    return [kind, lit] as const;
  });
}

const deniedFacts = ({ facts }: ClaimedTile): string[] =>
  Object.keys(facts).filter((fact) => facts[fact] === false);
const declaredFacts = ({ facts }: ClaimedTile): string[] =>
  Object.keys(facts).filter((fact) => facts[fact] === true);

/** Shows the discard and the hands of the seats that claim it. */
export function CalledBoard(props: {
  readonly subject: ClaimedTile;
  readonly context: PracticeContext;
  /** Extra text after the sentence about the discard. */
  readonly how: string;
  /** Facts shown beside a claimed win; by default those the question sets. */
  readonly facts?: readonly string[];
}): JSX.Element {
  const { terms } = props.context;
  const subject = () => props.subject;
  const spectator = () => messageContext(props.context, null);
  const name = (call: ClaimAction) => names.seatName(call.seat, spectator(), 'start');
  /** State that no tile shows: the round wind (if wins have a minimum), and what nobody has declared or passed. */
  const so = () =>
    sentences(
      props.context.generator.ruleset.wins.minimum === null
        ? ''
        : roundText(props.context, subject().table.round),
      practiceQuestion.claim.nobody(deniedFacts(subject())),
    );
  const facts = (call: ClaimAction): string[] =>
    call.do !== 'win' ? [] : (props.facts ?? declaredFacts(subject())).map(practiceQuestion.claim.fact);
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

export function View(props: QuestionProps<ClaimedTile>): JSX.Element {
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

/** Asks only who gets the discard: one press. */
function Getting(props: QuestionProps<ClaimedTile>): JSX.Element {
  return <Seats {...props} onAnswer={([id = '']) => props.onAnswer(id.split(','))} />;
}
