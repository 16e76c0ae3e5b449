/** The settings form: tiles, terms and theme. Changes apply at once, also in the site's other windows. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
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

type RadioName = 'theme' | 'contrast' | 'tiles' | 'tileSize' | 'words' | 'lessons';

/** The reader’s settings; what is chosen holds at once, on every page. */
export function Settings(): JSX.Element {
  const { storedHere } = settings;
  const [chosen, setChosen] = createSignal<Chosen>(readSettings());
  onMount(() => onCleanup(onSettings(setChosen)));
  /** A choice of one value, with a legend. */
  const Radios = <Name extends RadioName>(of: {
    name: Name;
    values: readonly NonNullable<Chosen[Name]>[];
    /** What is chosen where the reader has chosen nothing. */
    usual?: Chosen[Name];
    class?: string;
    /** Boxes side by side; with samples these are higher. */
    boxes?: 'boxes' | 'boxes samples';
    note?: string;
    children: (value: NonNullable<Chosen[Name]>) => JSX.Element;
  }): JSX.Element => (
    <fieldset class={of.class}>
      <legend>{settings[of.name].legend}</legend>
      <Show when={of.note}>{(note) => <p class="aside">{note()}</p>}</Show>
      <div class={of.boxes}>
        <For each={of.values}>
          {(value) => (
            <label class="tick">
              <input
                type="radio"
                name={of.name}
                value={value}
                checked={(chosen()[of.name] ?? of.usual) === value}
                onChange={() => changeSettings({ [of.name]: value })}
              />
              {of.children(value)}
            </label>
          )}
        </For>
      </div>
    </fieldset>
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
      <Radios name="theme" values={themes} boxes="boxes">
        {(value) => <span>{settings.theme[value]}</span>}
      </Radios>
      <Radios name="lessons" values={lessonViews} boxes="boxes" class="on-phones">
        {(value) => <span>{settings.lessons[value]}</span>}
      </Radios>
      <Radios name="contrast" values={contrasts} boxes="boxes">
        {(value) => <span>{settings.contrast[value]}</span>}
      </Radios>
      <Radios name="tiles" values={tileStyles} usual={shownTiles()} boxes="boxes samples">
        {(value) => (
          <>
            <span data-tiles={value}>
              <Tile kind={SAMPLE} name="" size="m" />
            </span>
            <span>{settings.tiles[value]}</span>
          </>
        )}
      </Radios>
      <Radios name="tileSize" values={tileSizes} boxes="boxes">
        {(value) => <span>{settings.tileSize[value]}</span>}
      </Radios>
      <fieldset>
        <legend>{settings.sounds.legend}</legend>
        <div>
          <For each={['sound', 'speech'] as const}>
            {(name) => (
              <label class="tick">
                <input
                  type="checkbox"
                  checked={chosen()[name]}
                  onChange={({ currentTarget }) => changeSettings({ [name]: currentTarget.checked })}
                />
                <span>{settings.sounds[name]}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Radios name="words" values={wordSets} note={settings.words.note}>
        {(value) => <CallsText set={value} />}
      </Radios>
      <p class="aside">{storedHere}</p>
    </>
  );
}

/** Renders the settings into an empty form. */
export function drawSettings(form: HTMLFormElement): void {
  form.replaceChildren();
  render(() => <Settings />, form);
}
