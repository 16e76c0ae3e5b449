/** Raised when any seed would give another question than before: it is part of every seed. */
export const QUESTIONS_VERSION = 5;
