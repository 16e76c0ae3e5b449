/** Starts a frame that was saved as one file: the frame script, and its widgets, which Astro does not hydrate there. */
import '../frame.ts';
import { readAstroProps } from '../../islands/astro-props.ts';
import Counting from '../../islands/Counting/Counting.tsx';
import { drawIn } from '../../islands/island.ts';
import { OwnBoards } from '../../islands/OwnBoards/OwnBoards.tsx';
import { OwnScene } from '../../islands/OwnScene/OwnScene.tsx';
import { FramedPlay } from '../../islands/Play/FramedPlay.tsx';
import { Practice } from '../../islands/Practice/Practice.tsx';
import { loadRules, type RulesNeeded } from '../../islands/rules.ts';
import FetchedScene from '../../islands/Scene/FetchedScene.tsx';
import { reportToPlatform } from './scorm.ts';

/** The widgets that a frame may hold, by the component name in `opts` of its island. */
const WIDGETS = { Counting, FetchedScene, FramedPlay, OwnBoards, OwnScene, Practice };

async function draw(island: Element): Promise<void> {
  const { name, value } = JSON.parse(island.getAttribute('opts') ?? '{}') as {
    name?: string;
    value?: RulesNeeded | true;
  };
  const widget = Object.entries(WIDGETS).find(([called]) => called === name)?.[1];
  if (!widget) throw new Error(`there is no widget "${name}"`);
  const props = readAstroProps(island.getAttribute('props') ?? '{}');
  if (typeof value === 'object') await loadRules(value);
  island.removeAttribute('ssr');
  drawIn(island, widget, props);
}

if (document.documentElement.dataset['scorm'] !== undefined) reportToPlatform();
for (const island of document.querySelectorAll('astro-island')) void draw(island);
