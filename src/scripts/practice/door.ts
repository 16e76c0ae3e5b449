/** Loads the script for links to due questions, only for readers with a missed card. */
import { listen, load } from '../../storage/storage.ts';

const NOTE = 'practice';

function show(): void {
  if (!JSON.stringify(load(NOTE)).includes('"memory"')) return;
  void import('./doors.ts').then(({ showDoors }) => showDoors());
}

listen(NOTE, show);
addEventListener('pageshow', show);
show();
