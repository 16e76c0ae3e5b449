/** Whether this reader wants no motion, as their system says. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
