/** Does the reader's system ask for reduced motion? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
