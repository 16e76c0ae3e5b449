/** What a tool made of the blocks, without the rest of its page: what a test of pages keeps. */
import type { Browser } from '@playwright/test';

/** Each block as it stands in the page, with what the tool puts around it; scripts and styles are left out. */
export async function trimmedPage(browser: Browser, address: string, site: string): Promise<string> {
  const page = await browser.newPage();
  try {
    // As it was sent, or as its own scripts wrote it; without the loader, which would show the blocks.
    await page.route('**/embed/v1/mahjong.js', (route) => route.abort());
    await page.goto(address);
    await page.waitForTimeout(1500);
    const parts = await page.evaluate(() => {
      const BLOCKS =
        'mahjong-embed, pre.mahjong, pre:is([data-language="mahjong"], [data-lang="mahjong"]), pre > code:is(.language-mahjong, .lang-mahjong), .language-mahjong pre, .highlight-mahjong pre';
      const AROUND =
        '[class*="language-"], [class*="highlight"], .expressive-code, .frame, .listingblock, .content';
      const outer = (block: Element): Element => {
        let at = block.closest('pre') ?? block;
        while (at.parentElement?.matches(AROUND) && at.parentElement.querySelectorAll('pre').length === 1)
          at = at.parentElement;
        return at;
      };
      // A block whose tool wrote its language as its first line has no class.
      const plain = [...document.querySelectorAll('pre > code:not([class])')].filter((code) =>
        code.textContent?.startsWith('mahjong\n'),
      );
      const blocks = [...document.querySelectorAll(BLOCKS), ...plain].filter(
        (block) => !block.parentElement?.closest('mahjong-embed'),
      );
      return [...new Set(blocks.map(outer))].map((part) => {
        const copy = part.cloneNode(true) as Element;
        for (const each of copy.querySelectorAll('script:not([type="text/mahjong"]), style, button, svg'))
          each.remove();
        return copy.outerHTML;
      });
    });
    return `${parts.join('\n').replaceAll(site, 'https://school.example/')}\n`;
  } finally {
    await page.close();
  }
}
