import { For, type JSX } from 'solid-js';
import { embed } from '#i18n/embed.ts';
import { FORMS, type SnippetForm } from '../../notation/snippets.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CodeBlock } from './CodeBlock.tsx';

/** Code to paste, one block per form. */
export function Snippets(props: {
  /** Null until known. */
  readonly lines: Readonly<Record<SnippetForm, string>> | null;
}): JSX.Element {
  return (
    <For each={FORMS}>
      {(form) => (
        <div class="snippet">
          <h3 id={`snippet-${form}`}>{embed[form]}</h3>
          <CodeBlock name={form} labelledBy={`snippet-${form}`}>
            {props.lines?.[form]}
          </CodeBlock>
          <CopyButton
            text={() => props.lines?.[form] ?? ''}
            copied={embed.copied}
            notCopied={embed.notCopied}
            describedBy={`snippet-${form}`}
          >
            {embed.copy}
          </CopyButton>
        </div>
      )}
    </For>
  );
}
