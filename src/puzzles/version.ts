import type { Concept } from './question.ts';

/**
 * Raised when any seed would give another question than before: it is part of every seed. Where that is so of one kind
 * alone, its concept says a higher one, and the addresses of all others ask what they have asked.
 */
export const QUESTIONS_VERSION = 5;

/** The version of this kind's questions. */
export const versionOf = ({ version = QUESTIONS_VERSION }: Pick<Concept, 'version'>): number => version;
