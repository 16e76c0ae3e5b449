/** The choices of the panel "Tiles, words, light" as HTML: made at the build, fetched when the panel is wanted. */
import { escaped } from '../../notation/markup.ts';
import { parseTile } from '../../notation/tiles.ts';
import { themes, tileStyles } from '../../store/settings.ts';
import { spriteMarkup } from '../../views/Tile/faces/sprite.ts';
import { tileMarkup } from '../../views/Tile/look.ts';
import type { InterfaceWords } from '../../words/interface.ts';
import { type TermSet, termSets } from '../../words/terms.ts';

/** What the page fetches. */
export interface SettingsForm {
  /** The form's content. */
  readonly html: string;
  /** The drawings of the tiles in it but for the plain ones, and the id of one of them. */
  readonly sprite: string;
  readonly symbol: string;
}

/** The tile whose style is chosen: its three faces differ most. */
const sample = parseTile('5m');

/** The form in a language. */
export function settingsForm({ settings }: InterfaceWords): SettingsForm {
  const { theme, tiles, words } = settings;
  const face = tileMarkup({ kind: sample, name: '', size: 'm' });
  const html = [
    group(
      theme.legend,
      'boxes',
      themes.map((value) => choice('theme', value, span(theme[value]))),
    ),
    group(
      tiles.legend,
      'boxes samples',
      tileStyles.map((value) =>
        choice('tiles', value, `<span data-tiles="${value}">${face}</span>${span(tiles[value])}`),
      ),
    ),
    group(
      words.legend,
      '',
      [
        choice('words', 'own', span(words.own)),
        ...Object.entries(termSets).map((set) => wordSet(set, words.chinese)),
      ],
      words.note,
    ),
    `<p class="aside">${escaped(settings.kept)}</p>`,
  ].join('');
  return { html, sprite: spriteMarkup([sample], 'classic'), symbol: 't-5m' };
}

function group(legend: string, look: string, choices: readonly string[], note?: string): string {
  const aside = note === undefined ? '' : `<p class="aside">${escaped(note)}</p>`;
  return `<fieldset><legend>${escaped(legend)}</legend>${aside}<div class="${look}">${choices.join('')}</div></fieldset>`;
}

const choice = (name: string, value: string, shown: string): string =>
  `<label class="tick"><input type="radio" name="${name}" value="${value}">${shown}</label>`;

function wordSet([name, { words, lang }]: [string, TermSet], chinese: string): string {
  const said = span(Object.values(words).join(lang ? ' ' : ', '), lang);
  // A device may have no letters for them.
  return choice('words', name, lang ? `${span(chinese)} ${said}` : said);
}

const span = (text: string, lang?: string): string =>
  `<span${lang ? ` lang="${lang}"` : ''}>${escaped(text)}</span>`;
