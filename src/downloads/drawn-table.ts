/** Draws the parts of a table other than tiles as SVG: texts, and shapes that are SVG already. */
import { escapeHtml } from '../notation/markup.ts';
import { boxFrom, round } from './geometry.ts';

/** A computed colour of an element; null where it is transparent or none. */
export function colourOf(
  element: Element,
  property: 'color' | 'backgroundColor' | 'borderTopColor' | 'fill' | 'stroke',
): string | null {
  const colour = getComputedStyle(element)[property];
  return colour === '' || colour === 'none' || colour === 'transparent' || /,\s*0\)$|\/ 0\)$/.test(colour)
    ? null
    : colour;
}

/** Draws an element's own text nodes, one `<text>` per line. */
export function textMarkup(element: Element, from: DOMRect): string {
  const { fontSize, fontWeight, fontStyle, fontFamily, textTransform } = getComputedStyle(element);
  const fill = colourOf(element, 'color') ?? 'none';
  const size = Number.parseFloat(fontSize);
  const font = `font-family="${escapeHtml(fontFamily)}" font-size="${size}" font-weight="${fontWeight}" font-style="${fontStyle}"`;
  return [...element.childNodes]
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? linesOf(node) : []))
    .map(({ text, box }) => {
      const { x, y, width, height } = boxFrom(box, from);
      // The baseline of text is about a third of the font size below the middle of the line box.
      const foot = round(y + height / 2 + size * 0.34);
      const visibleText = textTransform === 'uppercase' ? text.toUpperCase() : text;
      return `<text x="${x}" y="${foot}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${fill}" ${font}>${escapeHtml(visibleText)}</text>`;
    })
    .join('');
}

interface Line {
  readonly text: string;
  readonly box: DOMRect;
}

/** Splits a text node into the lines of its layout, by the position of each word. */
function linesOf(node: Node): Line[] {
  const lines: Line[] = [];
  for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
    const range = document.createRange.call(node.ownerDocument ?? document);
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && Math.abs(last.box.y - box.y) < box.height / 2)
      lines[lines.length - 1] = {
        text: `${last.text} ${word}`,
        box: new DOMRect(last.box.x, last.box.y, box.right - last.box.x, last.box.height),
      };
    else lines.push({ text: word, box });
  }
  return lines.filter(({ box }) => box.width > 0);
}

/** Geometry attributes of all SVG shapes. */
const MEASURES = ['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2'];

/** Draws an SVG shape at its place on the page, with computed colours. */
export function shapeMarkup(shape: SVGGeometryElement, from: DOMRect): string {
  const matrix = shape.getScreenCTM();
  if (!matrix) return '';
  const style = getComputedStyle(shape);
  const { a, b, c, d, e, f } = matrix;
  const place = [a, b, c, d, e - from.x, f - from.y].map(round).join(' ');
  const measures = MEASURES.flatMap((name) => {
    const value = shape.getAttribute(name);
    return value === null ? [] : [`${name}="${escapeHtml(value)}"`];
  });
  const dashes = style.strokeDasharray === 'none' ? '' : ` stroke-dasharray="${style.strokeDasharray}"`;
  return `<${shape.localName} ${measures.join(' ')} transform="matrix(${place})" fill="${colourOf(shape, 'fill') ?? 'none'}" stroke="${colourOf(shape, 'stroke') ?? 'none'}" stroke-width="${Number.parseFloat(style.strokeWidth)}"${dashes} opacity="${style.opacity}"/>`;
}
