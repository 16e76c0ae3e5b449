/** Shows the buttons that say a word, where the browser has a voice for its language, and has them speak. */
import { voiceFor } from './voices.ts';

function show(): void {
  const voices = speechSynthesis.getVoices();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-hear]'))
    button.hidden = voiceFor(voices, button.dataset.lang ?? '') === null;
}

function say({ dataset }: HTMLButtonElement): void {
  const voice = voiceFor(speechSynthesis.getVoices(), dataset.lang ?? '');
  if (!voice) return;
  speechSynthesis.cancel();
  const word = new SpeechSynthesisUtterance(dataset.hear ?? '');
  speechSynthesis.speak(Object.assign(word, { voice, lang: voice.lang, rate: 0.9 }));
}

if ('speechSynthesis' in globalThis) {
  // Some browsers know their voices only after a while.
  speechSynthesis.addEventListener('voiceschanged', show);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-hear]') : null;
    if (button) say(button);
  });
  show();
}
