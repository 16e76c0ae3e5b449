/** A ruleset's rulebook, loaded when something is first refused, and once. */
import type { RuleId } from '../../engine/action.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { dataAt } from '../../storage/data.ts';
import type { OptionWords } from '../Options.tsx';
import { inPageWords } from './terms.ts';

/** A hand that an entry shows. */
interface Example {
  readonly tiles: string;
  readonly by?: string | undefined;
  readonly way?: string | undefined;
  readonly seat?: string | undefined;
  readonly round?: string | undefined;
}

type Entry = Omit<RuleWords, 'id'> & { readonly shows?: Example | undefined } & OptionWords;
type RuleBook = Readonly<Record<RuleId, Entry>>;

const books = new Map<string, Promise<RuleBook>>();

/**
 * The words of these rules. A rule that cannot be had, because the page is offline or the book lacks it, is named
 * by its id: a refusal never stays without an answer.
 * @param address the rulebook as data, `rules/<ruleset>/rulebook.json`
 */
export async function ruleWords(address: string, ids: readonly RuleId[]): Promise<RuleWords[]> {
  const book = await (books.get(address) ?? load(address));
  return ids.map((id) => {
    const { title = id, sentence = '', ...rest } = book[id] ?? {};
    return { id, ...rest, title: inPageWords(title), sentence: inPageWords(sentence) };
  });
}

/** The whole rulebook at this address; empty where it cannot be had. */
export const ruleBook = (address: string): Promise<RuleBook> => books.get(address) ?? load(address);

function load(address: string): Promise<RuleBook> {
  const book = (dataAt(address) as Promise<RuleBook>).catch(() => {
    // Perhaps the network is back at the next refusal.
    books.delete(address);
    return {};
  });
  books.set(address, book);
  return book;
}
