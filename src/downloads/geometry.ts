/** Where things lie in a picture. */

/** In CSS pixels from the picture's corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A hundredth of a pixel is nothing that anybody sees. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const boxFrom = (box: DOMRect, from: DOMRect): Box => ({
  x: round(box.x - from.x),
  y: round(box.y - from.y),
  width: round(box.width),
  height: round(box.height),
});

/** @param from the box of what the picture shows */
export const boxIn = (element: Element, from: DOMRect): Box => boxFrom(element.getBoundingClientRect(), from);
