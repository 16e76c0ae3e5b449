/** Fills the settings panel when it is first needed, and applies the word set to the page. */
import { once } from '../../storage/once.ts';
import { onSettings, type ReaderSettings, readSettings } from '../../storage/settings.ts';

const panel = document.getElementById('settings');
const form = panel?.querySelector('form');

/** Rewords the page where the word set has changed. */
let spoken = 'own';
function speak({ words }: ReaderSettings): void {
  if (words === spoken) return;
  spoken = words;
  // Loaded on demand, as most readers keep the game's own words.
  void import('./reword.ts').then(({ reword }) => reword(spoken), console.warn);
}

if (panel && form) {
  // Loaded on demand, as most readers never open the panel.
  const draw = once(async () => {
    const { drawSettings } = await import('../../islands/Settings/Settings.tsx');
    drawSettings(form);
  });
  const fill = (): void =>
    void draw().catch((error: unknown) => {
      console.warn(error);
      form.textContent = form.dataset['failed'] ?? '';
    });
  panel.addEventListener('beforetoggle', () => {
    // It takes the focus as it opens. In the page's text the attribute would ask for it at once, which a page in a frame of
    // another site, such as that of a lost address, is refused with a line in the console.
    panel.autofocus = true;
    fill();
  });
  for (const button of document.querySelectorAll('[popovertarget]')) {
    button.addEventListener('pointerenter', fill);
    button.addEventListener('focus', fill);
  }
  // The panel may have been opened before this script ran.
  if (panel.matches(':popover-open')) {
    panel.focus();
    fill();
  }
}

onSettings(speak);
speak(readSettings());
