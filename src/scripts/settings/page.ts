/** The panel "Tiles, words, light": its choices take hold of the page at once, and of the site's other windows. */
import { changeSettings, onSettings, readSettings, type Settings, shownTiles } from '../../store/settings.ts';
import type { SettingsForm } from './form.ts';
import { drawPlain } from './plain.ts';

const panel = document.getElementById('settings');
const form = panel?.querySelector('form');

/** Fetches the choices, once, when the panel is about to be wanted; again where that failed. */
let asked = false;
async function fill(form: HTMLFormElement): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await fetchInto(form);
  } catch {
    asked = false;
    form.textContent = form.dataset.failed ?? '';
  }
}

async function fetchInto(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset.from ?? '');
  const { html, sprite, symbol }: SettingsForm = await answer.json();
  // One of the choices is drawn plain.
  await drawPlain();
  if (!document.getElementById(symbol)) document.body.insertAdjacentHTML('beforeend', sprite);
  form.innerHTML = html;
  check(readSettings());
}

/** Shows in the panel what holds on this page. */
function check(settings: Settings): void {
  const holds: Record<string, string> = { ...settings, tiles: settings.tiles ?? shownTiles() };
  for (const input of form?.querySelectorAll('input') ?? [])
    input.checked = holds[input.name] === input.value;
}

/** Puts the words of the chosen set on the page. */
let spoken = 'own';
function speak({ words }: Settings): void {
  if (words === spoken) return;
  spoken = words;
  // Most readers keep the game's own.
  void import('./reword.ts').then(({ reword }) => reword(spoken), console.warn);
}

if (panel && form) {
  panel.addEventListener('beforetoggle', () => void fill(form));
  for (const button of document.querySelectorAll('[popovertarget]')) {
    button.addEventListener('pointerenter', () => void fill(form));
    button.addEventListener('focus', () => void fill(form));
  }
  // It may have been opened before this script came.
  if (panel.matches(':popover-open')) void fill(form);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) changeSettings({ [target.name]: target.value });
  });
}

/** Whoever sees tiles plain sees them so on every page that shows some. */
function draw(): void {
  if (shownTiles() === 'plain' && document.querySelector('.tile-sprite')) void drawPlain();
}

onSettings((settings) => {
  check(settings);
  speak(settings);
  draw();
});

speak(readSettings());
draw();
