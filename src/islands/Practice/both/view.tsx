import { createSignal, For, type JSX, Show } from 'solid-js';
import {
  type AskedInBoth,
  answerAt,
  givenAt,
  otherPlace,
  PLACES,
  type Place,
} from '../../../compare/both/concept.ts';
import { Tile } from '../../../views/Tile/Tile.tsx';
import { bothWordsIn } from '../../../words/both.ts';
import type { AskedProps, Keyed } from '../asker.ts';
import { Choices } from '../parts/Choices.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { cameText, seatText } from '../parts/told-hand.ts';
import type { SeenGames } from './asker.ts';
import './both.css';

/** One hand, and the same question of two games below it: both are answered before either is told. */
export function View(props: AskedProps<AskedInBoth, SeenGames>): JSX.Element {
  const { say, words, lang } = props.teller;
  const both = bothWordsIn(lang);
  const asked = () => props.question.asked;
  const order = (): readonly Place[] => [asked().first, otherPlace(asked().first)];
  const hand = () => asked().hands[asked().first];
  const telling = (place: Place) => ({
    ...props.teller,
    facts: props.seen[place].facts,
    terms: props.seen[place].facts.terms,
  });
  /** Winds are told where one of the games counts them. */
  const told = () => {
    const place = PLACES.find((each) => seatText(telling(each), hand()) !== '') ?? asked().first;
    return `${seatText(telling(place), hand())} ${cameText(telling(place), hand())}`;
  };
  const [pressed, setPressed] = createSignal<readonly string[]>([]);
  const answer = (place: Place, given: readonly string[]): void => {
    const all = [...pressed().filter((each) => givenAt([each], place) === undefined), ...given];
    setPressed(all);
    if (all.length === PLACES.length) props.onAnswer(all);
  };
  const keyed = new Map<Place, Keyed>();
  props.onKeys((event) => {
    const next = order().find((place) => givenAt(pressed(), place) === undefined);
    return next !== undefined && (keyed.get(next)?.(event) ?? false);
  });
  return (
    <>
      <HandBoard teller={telling(asked().first)} hand={hand()} told={told()} />
      <div class="both answering">
        <For each={order()}>
          {(place, i) => (
            <div>
              <Show when={i() > 0 && asked().change.sets.length > 0}>
                <p class="both-change">
                  {both.change(asked().change.is === 'added', props.seen[place].title)}
                  <For each={asked().change.sets}>
                    {(set) => (
                      <span>
                        <For each={set}>{(kind) => <Tile kind={kind} name={words.tileName(kind)} />}</For>
                      </span>
                    )}
                  </For>
                </p>
              </Show>
              <Show when={!props.still} fallback={<p>{both.in(props.seen[place].title)}</p>}>
                <Choices
                  of={both.in(props.seen[place].title)}
                  options={[
                    { id: answerAt(place, true), label: say.win.yes, letter: 'Y' },
                    { id: answerAt(place, false), label: say.win.no, letter: 'N' },
                  ]}
                  pressed={pressed().find((each) => givenAt([each], place) !== undefined)}
                  question={props.question}
                  ready={props.ready}
                  given={props.given}
                  onAnswer={(given) => answer(place, given)}
                  onKeys={(own) => keyed.set(place, own)}
                />
              </Show>
            </div>
          )}
        </For>
      </div>
    </>
  );
}
