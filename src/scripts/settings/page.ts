/** The panel "Tiles, words, light" is filled once it is wanted, and what is chosen takes hold of the page. */
import { onSettings, readSettings, type Settings, shownTiles } from '../../store/settings.ts';
import { drawPlain } from './plain.ts';

const panel = document.getElementById('settings');
const form = panel?.querySelector('form');

/** Loads the choices, once, when the panel is about to be wanted; again where that failed. */
let isWanted = false;
async function fill(form: HTMLFormElement): Promise<void> {
  if (isWanted) return;
  isWanted = true;
  try {
    // Most readers never open it. One of the choices is drawn plain.
    const [{ drawSettings }] = await Promise.all([
      import('../../islands/Settings/Settings.tsx'),
      drawPlain(),
    ]);
    await drawSettings(form, document.documentElement.lang);
  } catch {
    isWanted = false;
    form.textContent = form.dataset['failed'] ?? '';
  }
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
}

/** Whoever sees tiles plain sees them so on every page that shows some. */
function draw(): void {
  if (shownTiles() === 'plain' && document.querySelector('.tile-sprite')) void drawPlain();
}

onSettings((settings) => {
  speak(settings);
  draw();
});

speak(readSettings());
draw();
