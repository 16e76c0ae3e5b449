import { For, type JSX } from 'solid-js';
import type { EmbedWords } from '../../i18n/embed.ts';
import { FORMS, type SnippetForm } from '../../notation/snippets.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CodeBlock } from './CodeBlock.tsx';

/** The lines to paste, a form each. */
export function Snippets(props: {
  readonly say: EmbedWords;
  /** Null before they are known. */
  readonly lines: Readonly<Record<SnippetForm, string>> | null;
}): JSX.Element {
  const { say } = props;
  return (
    <For each={FORMS}>
      {(form) => (
        <div class="snippet">
          <h3 id={`snippet-${form}`}>{say[form]}</h3>
          <CodeBlock name={form} labelledBy={`snippet-${form}`}>
            {props.lines?.[form]}
          </CodeBlock>
          <CopyButton
            text={() => props.lines?.[form] ?? ''}
            copied={say.copied}
            notCopied={say.notCopied}
            describedBy={`snippet-${form}`}
          >
            {say.copy}
          </CopyButton>
        </div>
      )}
    </For>
  );
}
