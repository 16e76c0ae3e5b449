/** Loads the script for links to due questions, only for readers with a missed card. */
import { listen, load } from '../../storage/storage.ts';

const NOTES = ['practice', 'moments'];

function show(): void {
  if (!NOTES.some((name) => JSON.stringify(load(name)).includes('"memory"'))) return;
  void import('./doors.ts').then(({ showDoors }) => showDoors());
}

for (const name of NOTES) listen(name, show);
addEventListener('pageshow', show);
show();
