/** Loads what draws the table where no page has drawn it. */
export const drawing = (): Promise<unknown> => import('./Table.tsx');
