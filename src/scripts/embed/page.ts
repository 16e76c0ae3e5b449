/** The page that tells how to embed: what is chosen stands there as an embed, and as lines to paste. */
import { wanted } from '../../notation/embed.ts';

type Named = readonly (readonly [id: string, name: string])[];
type Shelf = Readonly<
  Record<string, Readonly<Record<'scene' | 'question' | 'rule', Named>> & { readonly score: boolean }>
>;

/** How many of the last events are shown. */
const SHOWN = 5;
const EVENTS = ['ready', 'step', 'answered', 'solved'] as const;

const root = document.querySelector<HTMLElement>('[data-embedding]');
const form = root?.querySelector('form');
if (root && form) run(root, form);

function run(root: HTMLElement, form: HTMLFormElement): void {
  const shelf: Shelf = JSON.parse(root.querySelector('[data-shelf]')?.textContent ?? '{}');
  const site = new URL(root.dataset['site'] ?? '/', location.href).href;
  const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const snippet = (name: string) => root.querySelector<HTMLElement>(`[data-snippet="${name}"]`);
  const loader = `${site}embed/v1/mahjong.js`;
  let embed: HTMLElement | null = null;

  const fill = (): void => {
    const kind = field('kind').value;
    const game = field('game').value;
    // Not every game counts points.
    for (const option of (field('game') as HTMLSelectElement).options)
      option.disabled = kind === 'score' && !shelf[option.value]?.score;
    for (const of of ['scene', 'question', 'rule'] as const) {
      const select = field(`of-${of}`);
      const was = select.value;
      const all = shelf[game]?.[of] ?? [];
      select.replaceChildren(...all.map(([id, name]) => new Option(name, id, false, id === was)));
    }
    for (const label of form.querySelectorAll<HTMLElement>('[data-for]'))
      label.hidden = !label.dataset['for']?.split(' ').includes(kind);
  };
  const chosen = (): [string, string][] => {
    const kind = field('kind').value;
    const game = field('game').value;
    const which = ['scene', 'question', 'rule'].includes(kind)
      ? `${game}/${field(`of-${kind}`).value}`
      : game;
    const attributes: [string, string][] = [[kind, which]];
    const seed = field('seed').value.trim();
    if ((kind === 'question' || kind === 'play') && seed !== '') attributes.push(['seed', seed]);
    for (const [name, otherwise] of [
      ['theme', 'auto'],
      ['words', 'own'],
    ] as const) {
      if (field(name).value !== otherwise) attributes.push([name, field(name).value]);
    }
    return attributes;
  };
  const show = (): void => {
    const attributes = chosen();
    const [[kind = '', which = ''] = []] = attributes;
    const text = (root.dataset['fallback'] ?? '%').replace('%', which);
    const home = new URL(root.dataset['home'] ?? '/', location.href).href;
    const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    const { address } = wanted(Object.fromEntries(attributes));
    const lines = {
      once: `<script src="${loader}" defer></script>`,
      element: `<mahjong-embed${written}><a href="${home}">${escaped(text)}</a></mahjong-embed>`,
      iframe: `<iframe src="${site}embed/frame/${escaped(address)}" sandbox="allow-scripts" title="${escaped(text)}" width="100%" height="640" loading="lazy"></iframe>`,
    };
    for (const [name, line] of Object.entries(lines)) {
      const code = snippet(name);
      if (code) code.textContent = line;
    }
    if (embed?.hasAttribute(kind) !== true) {
      embed?.remove();
      embed = document.createElement('mahjong-embed');
      const link = document.createElement('a');
      link.href = home;
      link.textContent = text;
      embed.append(link);
    }
    // Nothing is loaded again for what has not changed.
    for (const name of embed.getAttributeNames())
      if (!attributes.some(([each]) => each === name)) embed.removeAttribute(name);
    for (const [name, value] of attributes)
      if (embed.getAttribute(name) !== value) embed.setAttribute(name, value);
    const preview = part('preview');
    if (preview) {
      const width = field('width').value;
      preview.style.width = width === 'full' ? '' : `${width}px`;
      if (!embed.isConnected) preview.append(embed);
    }
  };
  form.addEventListener('input', () => {
    fill();
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', async ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset['copy'] : undefined;
    if (name === undefined) return;
    const told = part('told');
    const done = await navigator.clipboard.writeText(snippet(name)?.textContent ?? '').then(
      () => root.dataset['copied'],
      () => root.dataset['notCopied'],
    );
    if (told) told.textContent = done ?? '';
  });
  let heard = false;
  for (const name of EVENTS) {
    root.addEventListener(`mahjong-${name}`, (event) => {
      const list = part('events');
      if (!list || !(event instanceof CustomEvent)) return;
      if (!heard) list.replaceChildren();
      heard = true;
      const line = document.createElement('li');
      line.textContent = `mahjong-${name} ${JSON.stringify(event.detail)}`;
      list.append(line);
      while (list.children.length > SHOWN) list.firstElementChild?.remove();
    });
  }
  for (const code of document.querySelectorAll('[data-origin]'))
    code.textContent = (code.textContent ?? '').replaceAll('%', new URL(site).origin);
  const script = document.createElement('script');
  script.src = loader;
  document.head.append(script);
  fill();
  show();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
