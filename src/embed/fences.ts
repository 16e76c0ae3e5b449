/**
 * Turns fenced `mahjong` blocks of a page into embeds, where the page's engine has no plugin for them. Opt-in:
 * `<script src="…/embed/v1/mahjong.js" data-fences defer></script>`.
 */

/** Where engines write the name of a block's language. */
const BLOCKS = [
  'pre.mahjong',
  'pre:is([data-language="mahjong"], [data-lang="mahjong"])',
  'pre > code:is(.language-mahjong, .lang-mahjong)',
  '.language-mahjong pre',
  '.highlight-mahjong pre',
].join(', ');
/** What engines put around a block: a frame, a title, a button that copies it. */
const AROUND =
  '.language-mahjong, .highlight-mahjong, .highlight, .highlighter-rouge, .expressive-code, .frame, .listingblock, .listingblock > .content';

/** nbconvert writes the name of a language that it does not know as the first line of the block. */
const PLAIN = 'pre > code:not([class])';
const NAME = /^mahjong\n/;

const shownBlocks = new WeakSet<Element>();

/**
 * Shows the blocks of the page as embeds, those that come later, too. The block itself stays, hidden, since the page's
 * framework may still hold it.
 * @param game the game for blocks that name none
 */
export function watchFences(game: string | undefined): void {
  const show = () => {
    for (const block of document.querySelectorAll(BLOCKS)) {
      const outer = block.closest('pre') ?? block;
      showBlock(outer, textOf(outer), game);
    }
    for (const code of document.querySelectorAll(PLAIN)) {
      const { parentElement, textContent } = code;
      if (parentElement && NAME.test(textContent ?? ''))
        showBlock(parentElement, textOf(parentElement).replace(NAME, ''), game);
    }
  };
  const begin = () => {
    show();
    new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

function showBlock(block: Element, text: string, game: string | undefined): void {
  let outer = block;
  while (outer.parentElement?.matches(AROUND)) outer = outer.parentElement;
  if (shownBlocks.has(block) || block.closest('mahjong-embed') || !(outer instanceof HTMLElement)) return;
  shownBlocks.add(block);
  const embed = document.createElement('mahjong-embed');
  if (game !== undefined) embed.setAttribute('game', game);
  const source = document.createElement('pre');
  source.textContent = text;
  embed.append(source);
  outer.before(embed);
  outer.hidden = true;
  // A page's own sheet may give it another display than that of what is hidden.
  outer.style.display = 'none';
}

/** The text of a block; some engines write each line as an element, without a line's end. */
function textOf(block: Element): string {
  const lines = [...block.querySelectorAll('.ec-line, .token-line')];
  return lines.length > 0
    ? lines.map((line) => line.textContent ?? '').join('\n')
    : (block.textContent ?? '');
}
