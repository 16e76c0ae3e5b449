/** Joins sentences; empty ones are left out. */
export const sentences = (...all: readonly string[]): string => all.filter((each) => each !== '').join(' ');
