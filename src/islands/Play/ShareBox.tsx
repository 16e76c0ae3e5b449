import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { play } from '#i18n/play.ts';
import { copyText } from '../../storage/clipboard.ts';
import './share.css';

/** Popover with the link to the current position; also copies it to the clipboard. */
export function ShareBox(props: { id: string; link: string }): JSX.Element {
  const [copied, setCopied] = createSignal<boolean | null>(null);
  let field: HTMLInputElement | undefined;
  createEffect(
    on(
      () => props.link,
      async (link) => {
        if (!link) return;
        setCopied(null);
        setCopied(await copyText(link));
        // If copying failed, select the text so that the reader can copy it.
        if (!copied()) field?.select();
      },
    ),
  );
  return (
    <div class="share panel" id={props.id} popover role="dialog" aria-label={play.share}>
      <label>
        {play.shareLabel}
        <input
          type="text"
          readonly
          ref={field}
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p aria-live="polite">
        <b>{copied() === null ? '' : copied() ? play.copied : play.notCopied}</b> {play.shareNote}
      </p>
    </div>
  );
}
