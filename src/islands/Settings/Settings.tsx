/** The settings form: tiles, terms and theme. Changes apply at once, also in the site's other windows. */
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { render } from 'solid-js/web';
import { settings } from '#i18n/settings.ts';
import { termSets } from '../../i18n/terms.ts';
import { parseTile } from '../../notation/tiles.ts';
import {
  type ReaderSettings as Chosen,
  changeSettings,
  contrasts,
  lessonViews,
  onSettings,
  readSettings,
  shownTiles,
  themes,
  tileSizes,
  tileStyles,
  wordSets,
} from '../../storage/settings.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';

/** Sample tile for the styles; its three faces differ most. */
const SAMPLE = parseTile('5m');

/** The reader’s settings; what is chosen holds at once, on every page. */
export function Settings(): JSX.Element {
  const { storedHere } = settings;
  const [chosen, setChosen] = createSignal<Chosen>(readSettings());
  onMount(() => onCleanup(onSettings(setChosen)));
  const RadioLabel = (of: {
    name: 'theme' | 'contrast' | 'tiles' | 'tileSize' | 'words' | 'lessons';
    value: string;
    chosen: string;
    children: JSX.Element;
  }): JSX.Element => (
    <label class="tick">
      <input
        type="radio"
        name={of.name}
        value={of.value}
        checked={of.chosen === of.value}
        onChange={() => changeSettings({ [of.name]: of.value })}
      />
      {of.children}
    </label>
  );
  const CallsText = (of: { set: (typeof wordSets)[number] }): JSX.Element => {
    if (of.set === 'own') return <span>{settings.words.own}</span>;
    const { words: called, lang }: { words: object; lang?: string } = termSets[of.set];
    const text = Object.values(called).join(lang ? ' ' : ', ');
    return (
      <>
        {/* Name the language too, because the device may lack a font for it. */}
        {lang && <span>{settings.words.chinese} </span>}
        <span lang={lang}>{text}</span>
      </>
    );
  };

  return (
    <>
      <fieldset>
        <legend>{settings.theme.legend}</legend>
        <div class="boxes">
          <For each={themes}>
            {(value) => (
              <RadioLabel name="theme" value={value} chosen={chosen().theme}>
                <span>{settings.theme[value]}</span>
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <fieldset class="on-phones">
        <legend>{settings.lessons.legend}</legend>
        <div class="boxes">
          <For each={lessonViews}>
            {(value) => (
              <RadioLabel name="lessons" value={value} chosen={chosen().lessons}>
                <span>{settings.lessons[value]}</span>
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{settings.contrast.legend}</legend>
        <div class="boxes">
          <For each={contrasts}>
            {(value) => (
              <RadioLabel name="contrast" value={value} chosen={chosen().contrast}>
                <span>{settings.contrast[value]}</span>
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{settings.tiles.legend}</legend>
        <div class="boxes samples">
          <For each={tileStyles}>
            {(value) => (
              <RadioLabel name="tiles" value={value} chosen={chosen().tiles ?? shownTiles()}>
                <span data-tiles={value}>
                  <Tile kind={SAMPLE} name="" size="m" />
                </span>
                <span>{settings.tiles[value]}</span>
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{settings.tileSize.legend}</legend>
        <div class="boxes">
          <For each={tileSizes}>
            {(value) => (
              <RadioLabel name="tileSize" value={value} chosen={chosen().tileSize}>
                <span>{settings.tileSize[value]}</span>
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{settings.words.legend}</legend>
        <p class="aside">{settings.words.note}</p>
        <div>
          <For each={wordSets}>
            {(value) => (
              <RadioLabel name="words" value={value} chosen={chosen().words}>
                <CallsText set={value} />
              </RadioLabel>
            )}
          </For>
        </div>
      </fieldset>
      <p class="aside">{storedHere}</p>
    </>
  );
}

/** Renders the settings into an empty form. */
export function drawSettings(form: HTMLFormElement): void {
  form.replaceChildren();
  render(() => <Settings />, form);
}
