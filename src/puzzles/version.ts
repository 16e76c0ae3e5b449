import type { Concept } from './question.ts';

/**
 * Version of all questions; it is part of every seed. Raise it when a seed would give a different question than before.
 * If only one concept changes, set a higher `version` in that concept: the addresses of all other questions then keep
 * what they ask.
 */
export const QUESTIONS_VERSION = 5;

/** The version of this concept's questions. */
export const versionOf = ({ version = QUESTIONS_VERSION }: Pick<Concept, 'version'>): number => version;
