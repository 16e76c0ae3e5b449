/**
 * Draws hands in the page itself, without a frame. The loader asks for this file when a page has a hand that nothing is
 * asked about.
 */
import { formatTile } from '../notation/tile-text.ts';
import { drawnHand } from '../scenes/presentation/hand-picture.ts';
import type { FaceStyle } from '../ui/Picture/faces.ts';
import { DRAWING, type HandDrawing } from './drawing.ts';
import { nameOf } from './markdown/blocks.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of a tile, in CSS pixels. */
const TILE = 44;
const SCALE = TILE / 60;

/** The colours of tile.css, which follow the light of the element. */
const SHEET = `.hand{display:flex;flex-wrap:wrap;align-items:flex-end;padding:8px;gap:2px 3px;font-family:system-ui,sans-serif;
--tile-black:#20242a;--tile-red:#b3261e;--tile-blue:#1d4f91;--tile-green:#1b6e3c;--tile-index:#4a4a42;--tile-back:#2c8068;
--tile-face:light-dark(#fffef9,#f6f0e0);--tile-lip:light-dark(#e2d6b6,#cfc29f);--ring:light-dark(#b8770a,#f2cf7c)}
.hand svg{max-width:100%;height:auto;filter:drop-shadow(0 1px 1px rgb(0 0 0/.35));print-color-adjust:exact}
.hand svg:first-child{position:absolute;width:0;height:0}`;

const draw: HandDrawing = (root, text, { style, title }) => {
  const { definitions, groups, tiles } = drawnHand(text, style as FaceStyle);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const figure = document.createElement('div');
  figure.className = 'hand';
  figure.setAttribute('role', 'img');
  const named = tiles.map((kind) => nameOf(formatTile(kind))).join(', ');
  figure.setAttribute('aria-label', title === '' ? named : `${title}: ${named}`);
  const defined = svgElement(0, 0);
  addMarkup(defined, `<defs>${definitions}</defs>`);
  figure.append(
    defined,
    ...groups.map(({ markup, width, height }) => {
      const svg = svgElement(width, height);
      addMarkup(svg, markup);
      return svg;
    }),
  );
  return figure;
};

function svgElement(width: number, height: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(Math.round(width * SCALE)));
  svg.setAttribute('height', String(Math.round(height * SCALE)));
  return svg;
}

/** Markup of this project, element by element: a page's policy may forbid to have text parsed. */
function addMarkup(into: Element, markup: string): void {
  let at = into;
  for (const [, closed, name, attributes = '', isEmpty, text] of markup.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) at.append(text);
    else if (closed === '/') at = at.parentElement ?? into;
    else if (name !== undefined) {
      const element = document.createElementNS(SVG, name);
      for (const [, key = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g))
        element.setAttribute(key, value);
      at.append(element);
      if (isEmpty !== '/') at = element;
    }
  }
}

dispatchEvent(new CustomEvent(DRAWING, { detail: draw }));
