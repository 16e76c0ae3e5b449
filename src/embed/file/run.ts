/** What runs in a frame that was kept as one file: what runs in every frame, and its widgets, which no site hydrates there. */
import '../frame.ts';
import { Counting } from '../../islands/Counting/Counting.tsx';
import { drawIn } from '../../islands/island.ts';
import { OwnBoards } from '../../islands/OwnBoards/OwnBoards.tsx';
import { OwnScene } from '../../islands/OwnScene/OwnScene.tsx';
import { FramedPlay } from '../../islands/Play/FramedPlay.tsx';
import { Practice } from '../../islands/Practice/Practice.tsx';
import { FetchedScene } from '../../islands/Scene/FetchedScene.tsx';

/** The widgets that a frame may hold, as its page calls them. */
const WIDGETS = { Counting, FetchedScene, FramedPlay, OwnBoards, OwnScene, Practice };

for (const island of document.querySelectorAll('astro-island')) {
  const { name } = JSON.parse(island.getAttribute('opts') ?? '{}') as { name?: string };
  const widget = Object.entries(WIDGETS).find(([called]) => called === name)?.[1];
  if (!widget) throw new Error(`there is no widget "${name}"`);
  const props = fieldsIn(JSON.parse(island.getAttribute('props') ?? '{}'));
  island.removeAttribute('ssr');
  drawIn(island, widget, props);
}

/** The properties of a widget, as Astro writes them: each value with its type, which for ours is a plain one or a list. */
function fieldsIn(written: object): object {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, valueIn(value)]));
}

function valueIn([type, value]: [number, unknown]): unknown {
  if (type === 1) return (value as [number, unknown][]).map(valueIn);
  if (type !== 0) throw new Error(`a property of type ${type} cannot be read`);
  return typeof value === 'object' && value !== null ? fieldsIn(value) : value;
}
