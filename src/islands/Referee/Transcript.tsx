import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import type { LoggedHand } from '../../referee/log.ts';
import { commandOf, linkOf, seedOf, transcriptOf } from '../../sessions/web-referee.ts';
import { saveFile } from '../../storage/save-file.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { handsIn } from './initial-log.ts';
import type { RefereeSession } from './referee-session.ts';
import './transcript.css';

/** The log of this hand, to copy or download, and a form to open another. */
export function Transcript(props: {
  desk: RefereeSession;
  /** The address of the play table, without a fragment. */
  play: string;
  onOpened: () => void;
}): JSX.Element {
  const { desk } = props;
  const log = () => transcriptOf(desk.court(), desk.moment());
  let text: HTMLTextAreaElement | undefined;

  const download = () => {
    const name = `referee-${seedOf(desk.court()).replace(/[^\w-]+/g, '-') || 'hand'}.txt`;
    saveFile(new Blob([log()], { type: 'text/plain' }), name);
  };
  const fragment = () => linkOf(desk.court(), desk.moment()).replace(/^[^#]*/, '');
  return (
    <div class="transcripts">
      <section aria-labelledby="court-log">
        <h2 id="court-log">{referee.transcript.title}</h2>
        <p class="aside">{referee.transcript.text}</p>
        <textarea readonly rows="9" aria-label={referee.transcript.label} value={log()} ref={text}>
          {/* The server renders no value property, only text content. */}
          {''}
        </textarea>
        <div class="transcript-do row scripted">
          <CopyButton
            text={log}
            copied={referee.transcript.copied}
            notCopied={referee.transcript.notCopied}
            // If copying failed, select the text so that the reader can copy it.
            onFailed={() => text?.select()}
          >
            {referee.transcript.copy}
          </CopyButton>
          <button type="button" class="button" onClick={download}>
            {referee.transcript.download}
          </button>
          <a class="button" href={`${props.play}${fragment()}`}>
            {referee.transcript.play}
          </a>
        </div>
        <Show when={commandOf(desk.court())}>
          {(command) => (
            <>
              <p class="aside">{referee.transcript.command}</p>
              <p class="shell">
                <code>{command()}</code>
              </p>
            </>
          )}
        </Show>
      </section>
      <LogImport {...props} />
    </div>
  );
}

function LogImport(props: Parameters<typeof Transcript>[0]): JSX.Element {
  const [text, setText] = createSignal('');
  const [hands, setHands] = createSignal<readonly LoggedHand[]>([]);
  const [announcements, setAnnouncements] = createSignal<readonly string[]>([]);
  const field = createUniqueId();
  const file = createUniqueId();

  const show = (hand: LoggedHand) => {
    const opened = props.desk.open(hand);
    if ('is' in opened) {
      setAnnouncements([
        opened.is === 'broken'
          ? referee.transcript.faults.broken(opened.why)
          : referee.transcript.faults[opened.is],
      ]);
      return;
    }
    const { promised, answers } = opened;
    setAnnouncements([
      referee.transcript.opened(hand.number, answers),
      ...(promised === null ? [] : [referee.transcript.promised(promised)]),
    ]);
    props.onOpened();
  };
  const open = (from: string) => {
    const found = handsIn(from);
    const [only, another] = found;
    setHands(another ? found : []);
    if (!only) setAnnouncements([referee.transcript.faults.empty]);
    else if (another) setAnnouncements([referee.transcript.which]);
    else show(only);
  };
  onMount(() => {
    if (location.hash.startsWith('#v=')) open(location.hash);
  });
  return (
    <form
      class="opener scripted"
      aria-labelledby="court-open"
      onSubmit={(event) => {
        event.preventDefault();
        open(text());
      }}
    >
      <h2 id="court-open">{referee.transcript.open}</h2>
      <p class="aside">{referee.transcript.openText}</p>
      <label for={field}>{referee.transcript.paste}</label>
      <textarea
        id={field}
        rows="4"
        spellcheck={false}
        autocomplete="off"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <label for={file}>{referee.transcript.file}</label>
      <input
        id={file}
        type="file"
        accept=".txt,.log,text/plain"
        onChange={async (event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (!chosen) return;
          const read = await chosen.text();
          setText(read);
          open(read);
        }}
      />
      <div class="transcript-do row">
        <button type="submit" class="button">
          {referee.transcript.show}
        </button>
      </div>
      <div aria-live="polite">
        <For each={announcements()}>{(sentence) => <p>{sentence}</p>}</For>
      </div>
      <Show when={hands().length > 0}>
        <ul class="hands" aria-label={referee.transcript.which}>
          <For each={hands()}>
            {(hand) => (
              <li>
                <button type="button" class="button hand-choice" onClick={() => show(hand)}>
                  {referee.transcript.hand(hand.number, hand.result ?? '')}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </form>
  );
}
