/** The embed page: shows the reader's choice as a live embed and as code to paste. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { embed } from '#i18n/embed.ts';
import { snippetsOf } from '../../notation/snippets.ts';
import { island } from '../island.ts';
import { Choices } from './Choices.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { attributesOf, choiceAfter, type EmbedChoice, firstChoice, nameOf, settledChoice } from './choice.ts';
import { Download } from './Download.tsx';
import { EventLog } from './EventLog.tsx';
import { Preview } from './Preview.tsx';
import type { ConfiguratorProps } from './props.ts';
import { Snippets } from './Snippets.tsx';
import './configurator.css';

/** Height of a plain iframe until the preview reports its own, in CSS pixels. */
const HEIGHT = 640;
/** Pause after typing before the preview updates, in milliseconds. */
const PAUSE = 400;

/** Chooses what to embed, and shows its frame, its lines to copy and what the host page hears. */
export function EmbedConfigurator(props: ConfiguratorProps): JSX.Element {
  const offered = {
    ask: props.handQuestions.map(([id]) => id),
    grade: Object.keys(embed.grades),
    theme: Object.keys(embed.lights),
    words: props.wordSets,
  };
  /** `choice` is the form's state; `shown` is what the preview shows, which lags while the reader types. */
  const [choice, setChoice] = createSignal(firstChoice(props.games));
  const [shown, setShown] = createSignal(choice());
  const [height, setHeight] = createSignal(HEIGHT);
  /** Origin of the site; empty on the server, which does not know it. */
  const [origin, setOrigin] = createSignal('');
  const whole = (path: string): string => `${origin()}${path}`;
  const attributes = () => attributesOf(shown());
  const fallback = () => embed.fallback(nameOf(shown(), props.games));
  /** Code to paste; null until the origin is known. */
  const lines = () =>
    origin() === ''
      ? null
      : snippetsOf(attributes(), {
          site: whole(props.root),
          home: whole(props.home),
          fallback: fallback(),
          height: height(),
        });
  let pause: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(pause));
  const change = (part: Partial<EmbedChoice>): EmbedChoice =>
    setChoice((before) => settledChoice({ ...before, ...part }, props.games));
  const pick = (part: Partial<EmbedChoice>): void => {
    clearTimeout(pause);
    setShown(change(part));
  };
  const type = (part: Partial<EmbedChoice>): void => {
    change(part);
    clearTimeout(pause);
    pause = setTimeout(() => setShown(choice()), PAUSE);
  };
  onMount(() => {
    setOrigin(location.origin);
    /** Applies the attributes in the fragment, so that "embed this" links open with the right choice. */
    const follow = (): void => {
      const named = new URLSearchParams(location.hash.slice(1));
      setShown(setChoice((before) => choiceAfter(before, named, props.games, offered)));
    };
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return (
    <>
      <div class="configurator scripted">
        <Choices choice={choice()} from={props} onPick={pick} onType={type} />
        <section aria-labelledby="preview">
          <h2 id="preview">{embed.preview}</h2>
          <Preview
            attributes={attributes()}
            home={props.home}
            fallback={fallback()}
            width={shown().width === 'full' ? '' : `${shown().width}px`}
            script={`${props.root}embed/v1/mahjong.js`}
            onHeight={setHeight}
          />
        </section>
        <section aria-labelledby="snippets">
          <h2 id="snippets">{embed.snippets}</h2>
          <Snippets lines={lines()} />
        </section>
        <section aria-labelledby="take">
          <h2 id="take">{embed.take}</h2>
          <p class="configurator-lead">{embed.takeLead}</p>
          <Download site={() => whole(props.root)} attributes={attributes()} />
        </section>
        <section aria-labelledby="events">
          <h2 id="events">{embed.events}</h2>
          <EventLog labelledBy="events" />
        </section>
      </div>
      <div class="configurator-manual">
        <For each={embed.how}>
          {({ title, text, code }) => (
            <section>
              <h2>{title}</h2>
              <p>{text}</p>
              <Show when={code}>
                {(lines) => <CodeBlock label={title}>{lines().replaceAll('%', origin())}</CodeBlock>}
              </Show>
            </section>
          )}
        </For>
      </div>
    </>
  );
}

export default island(EmbedConfigurator);
