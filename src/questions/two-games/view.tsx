import { createSignal, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { twoGames } from '#i18n/two-games.ts';
import {
  answersAt,
  type GamePlace,
  inEach,
  otherPlace,
  PLACES,
  repliesAt,
  type TwoGameSubject,
} from '../../compare/two-games/game-side.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { KeyHandler, PracticeContext, QuestionProps } from '../kind.ts';
import type { ReaderAnswer } from '../proof.ts';
import type { BothGames } from './both-games.ts';
import type { AnyPart } from './part.ts';
import './both.css';

/** Shows the board once and asks the question for both games. Both must be answered before either is graded. */
export const viewOf =
  (part: AnyPart, games: BothGames) =>
  (props: QuestionProps<TwoGameSubject>): JSX.Element => {
    const subject = () => props.question.subject;
    const order = (): readonly GamePlace[] => [subject().first, otherPlace(subject().first)];
    const contexts = () =>
      inEach((place): PracticeContext => {
        const { generator } = games[place];
        return { ...props.context, generator, terms: generator.ruleset.terms };
      });
    const [pressed, setPressed] = createSignal(inEach((): ReaderAnswer | null => null));
    const turn = (): GamePlace | undefined => order().find((place) => pressed()[place] === null);
    const answer = (place: GamePlace, answers: ReaderAnswer | null): void => {
      if (props.reply !== null) return;
      const all = { ...pressed(), [place]: answers };
      setPressed(all);
      if (PLACES.every((each) => all[each] !== null)) {
        props.onAnswer(PLACES.flatMap((each) => answersAt(each, all[each] ?? [])));
      }
    };
    const keyed = new Map<GamePlace, KeyHandler>();
    props.onKeys((event) => {
      const next = turn();
      return next !== undefined && (keyed.get(next)?.(event) ?? false);
    });
    const replyFor = (place: GamePlace): ReaderAnswer | null =>
      props.reply === null ? null : repliesAt(props.reply, place);
    const right = () => inEach((place) => repliesAt(props.right, place));
    return (
      <>
        <Show when={subject().home}>
          {(home) => <p class="both-home">{twoGames.table(games[home()].title)}</p>}
        </Show>
        <part.Board
          subject={subject().each[subject().home ?? subject().first]}
          contexts={contexts()}
          context={contexts()[subject().home ?? subject().first]}
        />
        <div class={part.isWide ? 'both' : 'both answering'}>
          <For each={order()}>
            {(place, i) => (
              <div>
                <Show when={i() > 0 && subject().change.sets.length > 0}>
                  <p class="both-change">
                    {twoGames.change(subject().change.is === 'added', games[place].title)}
                    <For each={subject().change.sets}>
                      {(set) => (
                        <span>
                          <For each={set}>{(kind) => <Tile kind={kind} name={names.tileName(kind)} />}</For>
                        </span>
                      )}
                    </For>
                  </p>
                </Show>
                <Show when={!props.still} fallback={<p>{twoGames.in(games[place].title)}</p>}>
                  <part.Answer
                    subject={subject().each[place]}
                    context={contexts()[place]}
                    of={twoGames.in(games[place].title)}
                    right={right()[place]}
                    all={PLACES.map((each) => right()[each])}
                    turn={turn() === place}
                    last={pressed()[otherPlace(place)] !== null}
                    pressed={pressed()[place]}
                    reply={replyFor(place)}
                    onAnswer={(answers) => answer(place, answers)}
                    onKeys={(own) => keyed.set(place, own)}
                  />
                </Show>
              </div>
            )}
          </For>
        </div>
      </>
    );
  };
