/** Positions and sizes in a picture. */

/** A rectangle in CSS pixels from the picture's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rounds to a hundredth of a CSS pixel. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const boxFrom = (box: DOMRect, from: DOMRect): Box => ({
  x: round(box.x - from.x),
  y: round(box.y - from.y),
  width: round(box.width),
  height: round(box.height),
});

/** The rectangle of an element. @param from the rectangle of what the picture shows */
export const boxIn = (element: Element, from: DOMRect): Box => boxFrom(element.getBoundingClientRect(), from);
