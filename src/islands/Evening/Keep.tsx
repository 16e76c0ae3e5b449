import { type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { eveningFields } from '../../evening/evening.ts';
import { formatEveningLink } from '../../evening/link.ts';
import { formatTableLink } from '../../notation/table-link.ts';
import { saveFile } from '../../storage/save-file.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import type { EveningState } from './evening-state.ts';
import { eveningTable } from './evening-table.ts';
import { FileButton } from './FileButton.tsx';

/** The ways to keep and share the evening. */
export function Keep(props: {
  state: EveningState;
  houseRules: string;
  sheet: string;
  sitting: string | undefined;
}): JSX.Element {
  const { state } = props;
  const name = (): string => `${state.game.id}-${new Date().toISOString().slice(0, 10)}`;
  const link = (): string => {
    const evening = state.evening();
    return `${location.origin}${location.pathname}#${evening ? formatEveningLink(evening) : ''}`;
  };
  const save = (text: string, type: string, ending: string): void =>
    saveFile(new Blob([text], { type }), `${name()}.${ending}`);
  return (
    <section class="evening-keep" aria-labelledby="evening-keep">
      <h2 id="evening-keep">{say.keep.title}</h2>
      <div class="row">
        <CopyButton text={link} copied={say.keep.copied} notCopied={say.keep.notCopied}>
          {say.keep.link}
        </CopyButton>
        <button
          type="button"
          class="button"
          onClick={() => {
            const evening = state.evening();
            if (evening) save(JSON.stringify(eveningFields(evening), null, 1), 'application/json', 'json');
          }}
        >
          {say.keep.file}
        </button>
        <button type="button" class="button" onClick={() => save(eveningTable(state), 'text/csv', 'csv')}>
          {say.keep.csv}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {say.keep.print}
        </button>
        <FileButton name={say.keep.open} onFile={(file) => void state.openFile(file)} />
        <a class="button" href={`${props.houseRules}#${formatTableLink(state.evening()?.chosen ?? {})}`}>
          {say.keep.rules}
        </a>
        <a class="button" href={location.pathname} onClick={() => location.hash === '' && location.reload()}>
          {say.keep.another}
        </a>
        <a class="button" href={props.sheet}>
          {say.keep.sheet}
        </a>
        <Show when={props.sitting}>
          {(href) => (
            <a class="button" href={href()}>
              {say.before.sitting}
            </a>
          )}
        </Show>
      </div>
    </section>
  );
}
