/** The words of a match's ledger. */
import { ledger as english } from './en/ledger.ts';
import { inLanguage } from './in-language.ts';

export type LedgerWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const ledgerWordsIn = inLanguage({ en: english });
