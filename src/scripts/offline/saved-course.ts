/** Shows on the offline page which courses are stored on the device. */
import { savedGames } from '../../offline/course.ts';

const root = document.documentElement.dataset['base'] ?? '/';

if ('caches' in window) {
  void savedGames(root).then((games) => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-kept]'))
      item.hidden = !games.includes(item.dataset['kept'] ?? '');
    const none = document.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = games.length > 0;
  });
}
