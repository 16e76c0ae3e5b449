/**
 * What a frame is told by its address, put on the page before it is painted: `?theme=dark&words=chi&tiles=plain&size=18`;
 * that scripts run, as long as none fails to load; and that another question was asked for than the one that the frame was built with. Nothing is kept
 * of a reader that could be read.
 */
import { PLAIN_LINK } from '../notation/plain-seed.ts';
import { themes, tileStyles, wordSets } from '../store/settings.ts';
import { keepNothing } from '../store/storage.ts';

/** The smallest and the largest size of text that a frame takes over from the page around it, in pixels. */
export const SMALLEST = 10;
export const LARGEST = 32;

/** Stands in the head of each frame, and comes before all modules. */
export const earlyFrameScript = `(${keepNothing.toString()})();(()=>{const e=document.documentElement,d=e.dataset,q=new URLSearchParams(location.search),p=(k,a)=>{const v=q.get(k);if(a.includes(v))d[k]=v};d.js="";addEventListener("error",v=>{if(v.target instanceof HTMLScriptElement)delete d.js},true);if(location.hash.length>1&&location.hash!=="#${PLAIN_LINK}")d.returning="";p("theme",${list(themes)});p("tiles",${list(tileStyles)});p("words",${list(wordSets)});const s=+q.get("size");if(s>=${SMALLEST}&&s<=${LARGEST})e.style.fontSize=s+"px"})()`;

function list(values: readonly string[]): string {
  return JSON.stringify(values.filter((value) => value !== 'system' && value !== 'own'));
}
