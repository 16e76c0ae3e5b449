import { type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { capital } from '#i18n/numbers.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import type { NamedTile } from './rules.ts';

export function View(props: QuestionProps<NamedTile>): JSX.Element {
  return (
    <>
      {/* Real sets have no index, whatever the reader has chosen. */}
      <div class="board board-face cloth" data-tiles="classic">
        <Tile
          kind={props.question.subject.kind}
          size="xl"
          name={
            props.reply === null ? practiceQuestion.tile.unnamed : names.tileName(props.question.subject.kind)
          }
        />
      </div>
      <Show when={!props.still}>
        <Choices
          options={props.question.subject.among.map((kind) => ({
            id: formatTile(kind),
            label: capital(names.tileName(kind)),
          }))}
          {...props}
        />
      </Show>
    </>
  );
}
