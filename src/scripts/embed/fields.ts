/** What is chosen on the page that tells how to embed, as attributes of an embed, and the other way round. */

import { kindsNamed } from '../../notation/embed.ts';
import { gameNamed } from '../../notation/scene-text.ts';
import type { Attributes } from '../../notation/snippets.ts';

type Named = readonly (readonly [id: string, name: string])[];
/** Of which there are several in a game. */
const LISTED = ['scene', 'question', 'drill', 'rule'] as const;

/** Attributes without a field: they come by an address, and go with the kind. */
const KEPT = ['step', 'at', 'rules', 'tiles'] as const;

/** What each game has. */
export type Shelf = Readonly<
  Record<
    string,
    Readonly<Record<(typeof LISTED)[number], Named>> & {
      /** Whether it counts points. */
      readonly score: boolean;
      /** A scene to begin with. */
      readonly text: string;
    }
  >
>;

export interface Fields {
  /** Offers what the chosen game has of the chosen kind. */
  readonly fill: () => void;
  /** Takes over what an address says, as far as it is there. */
  readonly take: (attributes: URLSearchParams) => void;
  readonly chosen: () => Attributes;
  /** What is chosen, in a few words. */
  readonly name: () => string;
  /** How wide it is tried, as CSS. */
  readonly width: () => string;
}

export function createFields(form: HTMLFormElement, shelf: Shelf): Fields {
  const field = (name: string) =>
    form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;
  const value = (name: string): string => field(name).value;
  /** The example that stands in the field, while nobody has written in it. */
  let example = '';
  /** What the address said that has no field here. */
  let kept: { readonly kind: string | undefined; readonly attributes: Attributes } = {
    kind: undefined,
    attributes: [],
  };
  const isListed = (kind: string): kind is (typeof LISTED)[number] =>
    (LISTED as readonly string[]).includes(kind);

  const fill = (): void => {
    const kind = value('kind');
    const game = value('game');
    // Not every game counts points.
    for (const option of (field('game') as HTMLSelectElement).options)
      option.disabled = kind === 'score' && !shelf[option.value]?.score;
    for (const of of LISTED) {
      const select = field(`of-${of}`);
      const was = select.value;
      select.replaceChildren(
        ...(shelf[game]?.[of] ?? []).map(([id, name]) => new Option(name, id, false, id === was)),
      );
    }
    const sample = shelf[game]?.text ?? '';
    if (value('text') === example) field('text').value = sample;
    example = sample;
    for (const label of form.querySelectorAll<HTMLElement>('[data-for]'))
      label.hidden = !label.dataset['for']?.split(' ').includes(kind);
  };
  /** Chooses what is there; anything else changes nothing. */
  const choose = (name: string, wanted: string | undefined | null): void => {
    const select = field(name);
    if (!wanted) return;
    if (!(select instanceof HTMLSelectElement)) select.value = wanted;
    else if ([...select.options].some((option) => option.value === wanted)) select.value = wanted;
  };
  /** The attributes of the chosen kind beside the one that names it. */
  const more = (): string[] =>
    [...form.querySelectorAll<HTMLElement>('[data-attribute]')].flatMap((label) =>
      label.hidden ? [] : (label.dataset['attribute'] ?? []),
    );

  return {
    fill,
    take: (attributes) => {
      const [kind] = kindsNamed(Object.fromEntries(attributes));
      kept = {
        kind,
        attributes: KEPT.flatMap((name) => attributes.getAll(name).map((each) => [name, each] as const)),
      };
      const asked = (kind && attributes.get(kind)) ?? '';
      const [game = '', ...of] = asked.split('/');
      choose('kind', kind);
      choose('game', kind === 'text' ? gameNamed(asked) : (attributes.get('game') ?? game));
      fill();
      if (kind && isListed(kind)) choose(`of-${kind}`, of.join('/'));
      if (kind === 'text' && asked !== '') field('text').value = asked;
      for (const name of [...more(), 'theme', 'words']) choose(name, attributes.get(name));
    },
    chosen: () => {
      const kind = value('kind');
      const game = value('game');
      const named: Readonly<Record<string, Attributes>> = {
        text: [['text', value('text')]],
        hand: [
          ['hand', value('hand').trim()],
          ['game', game],
        ],
      };
      const which = isListed(kind) ? `${game}/${value(`of-${kind}`)}` : game;
      const given = more().map((name) => [name, value(name).trim()] as const);
      const looks = (['theme', 'words'] as const).map((name) => [name, value(name)] as const);
      return [
        ...(named[kind] ?? [[kind, which] as const]),
        ...given.filter(
          ([name, each]) => name !== kind && each !== '' && !(name === 'grade' && each === '1'),
        ),
        ...(kept.kind === kind ? kept.attributes : []),
        ...looks.filter(([, each]) => each !== 'auto' && each !== 'own'),
      ];
    },
    name: () => {
      const kind = value('kind');
      const said = (name: string) => (field(name) as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      return isListed(kind) ? `${said(`of-${kind}`)} · ${said('game')}` : said('game');
    },
    width: () => (value('width') === 'full' ? '' : `${value('width')}px`),
  };
}
