/** What a page loads by a script element: it defines the element for the site that the script is from. */
import { define } from './element.ts';

/** The element that loads this script; a module script is found by its address. */
const script =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src$="/embed/v1/mahjong.js"]');
if (!script) throw new Error('mahjong-embed: load this file by a script element, which names its site');
const { fences, game } = script.dataset;
define({ site: new URL('../../', script.src).href, fences: fences !== undefined, game });
