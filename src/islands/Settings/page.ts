/** The panel "Tiles, words, light": its choices take hold of the page at once, and of the site's other windows. */
import {
  changeSettings,
  onSettings,
  readSettings,
  type Settings,
  shownTiles,
  showSettings,
} from '../../store/settings.ts';
import { reword } from './reword.ts';

const form = document.querySelector<HTMLFormElement>('form.settings');

/** Shows in the panel what holds on this page. */
function check(settings: Settings): void {
  if (!form) return;
  const holds: Record<string, string> = { ...settings, tiles: settings.tiles ?? shownTiles() };
  for (const input of form.querySelectorAll('input')) input.checked = holds[input.name] === input.value;
}

/** Puts the words of the chosen set on the page. */
let spoken = 'own';
function speak({ words }: Settings): void {
  if (words === spoken) return;
  spoken = words;
  reword(spoken);
}

form?.addEventListener('change', (event) => {
  if (event.target instanceof HTMLInputElement) changeSettings({ [event.target.name]: event.target.value });
});

onSettings((settings) => {
  showSettings(settings);
  check(settings);
  speak(settings);
});

check(readSettings());
speak(readSettings());
