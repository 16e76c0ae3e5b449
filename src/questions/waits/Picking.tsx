import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { twoGames } from '#i18n/two-games.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { playedIn } from '../../puzzles/hands.ts';
import { Palette, type TileMark } from '../../ui/Palette/Palette.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { Check } from '../parts/Check.tsx';
import { createSelection } from '../parts/selection.ts';
import { takeTiles } from '../parts/tile-keys.ts';
import type { AnsweredFor } from '../two-games/part.ts';
import type { HandOneShort } from './winning-kinds.ts';

/** Answer input for one of the two games: picks the waits. The games are answered in turn and graded together. */
export function Picking(props: AnsweredFor<HandOneShort>): JSX.Element {
  const kinds = playedIn(props.context.generator.ruleset);
  const [picked, take] = createSelection<Kind>(
    (kind) => props.turn && props.reply === null && kinds.includes(kind),
  );
  const check = (): boolean => {
    props.onAnswer(picked().map(formatTile));
    return true;
  };
  takeTiles(props.onKeys, { take, check });
  const fate = (kind: Kind): TileMark => {
    const [isRight, isChosen] = [props.right, props.reply ?? []].map((all) => all.includes(formatTile(kind)));
    return isRight ? (isChosen ? 'right' : 'missed') : isChosen ? 'wrong' : undefined;
  };
  const shownKinds = () => kinds.filter((kind) => fate(kind) !== undefined);
  const palette = (offered: readonly Kind[], fateOf: (kind: Kind) => TileMark): JSX.Element => (
    <Palette
      class="picks"
      kinds={offered}
      label={props.of}
      isPicked={(kind) => picked().includes(kind)}
      mark={fateOf}
      onTile={take}
    />
  );
  return (
    <fieldset class="both-waits">
      <legend>{props.of}</legend>
      <Switch>
        <Match when={props.reply !== null}>
          <Show when={shownKinds().length > 0} fallback={<p>{practiceQuestion.waits.nothing}</p>}>
            {palette(shownKinds(), fate)}
          </Show>
        </Match>
        <Match when={props.turn}>
          {palette(kinds, () => undefined)}
          <Check
            label={
              picked().length === 0
                ? practiceQuestion.waits.nothing
                : props.last
                  ? practiceQuestion.session.check
                  : twoGames.waits.next
            }
            onCheck={check}
            typed={practiceQuestion.session.typed}
          />
        </Match>
        <Match when={props.pressed !== null}>
          <div class="both-picked">
            <For each={picked()} fallback={<span>{practiceQuestion.waits.nothing}</span>}>
              {(kind) => <Tile kind={kind} name={names.tileName(kind)} />}
            </For>
            <button type="button" class="button" onClick={() => props.onAnswer(null)}>
              {twoGames.waits.change}
            </button>
          </div>
        </Match>
      </Switch>
    </fieldset>
  );
}
