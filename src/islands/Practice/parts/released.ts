/** A tile that was pressed by pointer or finger gives the focus back: Enter then checks the answer. */
export function released({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
