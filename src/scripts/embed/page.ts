/** The page that tells how to embed: what is chosen stands there as an embed, and as lines to paste. */
import { kindsNamed } from '../../notation/embed.ts';
import { type Attributes, snippetsOf } from '../../notation/snippets.ts';
import { copyText } from '../../store/clipboard.ts';
import { createFields, type Shelf } from './fields.ts';
import { takeAway } from './take.ts';

/** How many of the last events are shown. */
const SHOWN = 5;
const EVENTS = ['ready', 'step', 'answered', 'solved'] as const;
/** How high a plain iframe is, before the one that stands here says how high it is, in CSS pixels. */
const HEIGHT = 640;
/** How long one pauses before what one writes is tried, in milliseconds. */
const PAUSE = 400;

const root = document.querySelector<HTMLElement>('[data-embedding]');
const form = root?.querySelector('form');
if (root && form) run(root, form);

function run(root: HTMLElement, form: HTMLFormElement): void {
  const shelf: Shelf = JSON.parse(root.querySelector('[data-shelf]')?.textContent ?? '{}');
  const site = new URL(root.dataset['site'] ?? '/', location.href).href;
  const home = new URL(root.dataset['home'] ?? '/', location.href).href;
  const fields = createFields(form, shelf);
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const snippet = (name: string) => root.querySelector<HTMLElement>(`[data-snippet="${name}"]`);
  let embed: HTMLElement | null = null;

  const called = (): string => (root.dataset['fallback'] ?? '%').replace('%', fields.name());
  const write = (): void => {
    const height =
      embed?.shadowRoot?.querySelector<HTMLElement>('iframe[data-ready]')?.offsetHeight ?? HEIGHT;
    const lines = snippetsOf(fields.chosen(), { site, home, fallback: called(), height });
    for (const [name, line] of Object.entries(lines)) {
      const code = snippet(name);
      if (code && code.textContent !== line) code.textContent = line;
    }
  };
  const sized = new ResizeObserver(write);
  // Where the room that was kept for it was right, its size is the same as before.
  root.addEventListener('mahjong-ready', write);
  const show = (): void => {
    const before = embed;
    embed = embedOf(fields.chosen(), before, { home, fallback: called() });
    if (embed !== before) {
      sized.disconnect();
      sized.observe(embed);
    }
    write();
    const preview = part('preview');
    if (!preview) return;
    preview.style.width = fields.width();
    if (!embed.isConnected) preview.append(embed);
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', ({ target }) => {
    fields.fill();
    clearTimeout(pause);
    // Half a line is nothing to be told about.
    if (target instanceof HTMLSelectElement) show();
    else pause = setTimeout(show, PAUSE);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', ({ target }) => void copy(target));
  const copy = async (target: EventTarget | null): Promise<void> => {
    const name = target instanceof HTMLElement ? target.dataset['copy'] : undefined;
    if (name === undefined) return;
    const told = part('told');
    const isCopied = await copyText(snippet(name)?.textContent ?? '');
    if (told) told.textContent = root.dataset[isCopied ? 'copied' : 'notCopied'] ?? '';
  };
  listen(root, part('events'));
  takeAway(root, { site, attributes: fields.chosen });
  for (const code of document.querySelectorAll('[data-origin]'))
    code.textContent = (code.textContent ?? '').replaceAll('%', new URL(site).origin);
  const script = document.createElement('script');
  script.src = `${site}embed/v1/mahjong.js`;
  document.head.append(script);
  /** Who comes by a door of another page finds here what stood there. */
  const follow = (): void => {
    fields.take(new URLSearchParams(location.hash.slice(1)));
    show();
  };
  follow();
  addEventListener('hashchange', follow);
}

/** The embed with these attributes: the same one where it is of the same kind, so that nothing is loaded again. */
function embedOf(
  attributes: Attributes,
  before: HTMLElement | null,
  { home, fallback }: { readonly home: string; readonly fallback: string },
): HTMLElement {
  const [kind = ''] = kindsNamed(Object.fromEntries(attributes));
  const isSame = before?.hasAttribute(kind) === true;
  const embed = isSame && before ? before : document.createElement('mahjong-embed');
  if (!isSame) {
    before?.remove();
    embed.append(Object.assign(document.createElement('a'), { href: home, textContent: fallback }));
  }
  for (const name of embed.getAttributeNames())
    if (!attributes.some(([each]) => each === name)) embed.removeAttribute(name);
  for (const [name, value] of attributes)
    if (embed.getAttribute(name) !== value) embed.setAttribute(name, value);
  return embed;
}

/** Writes down what the embed tells its page. */
function listen(root: HTMLElement, list: HTMLElement | null): void {
  let heard = false;
  for (const name of EVENTS) {
    root.addEventListener(`mahjong-${name}`, (event) => {
      if (!list || !(event instanceof CustomEvent)) return;
      if (!heard) list.replaceChildren();
      heard = true;
      const line = document.createElement('li');
      line.textContent = `mahjong-${name} ${JSON.stringify(event.detail)}`;
      list.append(line);
      while (list.children.length > SHOWN) list.firstElementChild?.remove();
    });
  }
}
