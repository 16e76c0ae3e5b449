/** A rulebook, loaded once when first needed. */
import type { RuleId } from '../../engine/action.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import type { OptionWords } from '../Options.tsx';
import { inPageWords } from './terms.ts';

/** An example hand of an entry. */
interface Example {
  readonly tiles: string;
  readonly by?: string | undefined;
  readonly way?: string | undefined;
  readonly seat?: string | undefined;
  readonly round?: string | undefined;
}

type Entry = Omit<RuleWords, 'id'> & { readonly shows?: Example | undefined } & OptionWords;
export type RuleBook = Readonly<Record<RuleId, Entry>>;

const books = new Map<string, Promise<RuleBook>>();

/**
 * The words of these rules. A rule that cannot be loaded (offline, or missing from the book) is named by its id, so
 * that a refusal is never empty.
 * @param address URL of the rulebook as JSON, `rules/<ruleset>/rulebook.json`
 */
export async function ruleWords(address: string, ids: readonly RuleId[]): Promise<RuleWords[]> {
  const book = await (books.get(address) ?? load(address));
  return ids.map((id) => {
    const { title = id, sentence = '', ...rest } = book[id] ?? {};
    return { id, ...rest, title: inPageWords(title), sentence: inPageWords(sentence) };
  });
}

/** The whole rulebook at this URL; empty if it cannot be loaded. */
export const ruleBook = (address: string): Promise<RuleBook> => books.get(address) ?? load(address);

function load(address: string): Promise<RuleBook> {
  const book = (dataAt(address) as Promise<RuleBook>).catch(() => {
    // Retry at the next refusal; the network may be back.
    books.delete(address);
    return {};
  });
  books.set(address, book);
  return book;
}
