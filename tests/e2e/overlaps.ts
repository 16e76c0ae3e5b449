/** What of a table cannot be read, by where its boxes are: it lies under something else, or outside the window. */
import type { Page } from '@playwright/test';

/** How much two boxes may share, in pixels: borders and shadows of tiles that touch. */
const SLACK = 2;

/**
 * Tells what overlaps on a table and what of it, or of the bar of actions, is outside the window.
 * @returns a line each: "the centre “East round” under a discard of South"
 */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    interface Thing {
      /** Things of one group may touch: the tiles of a row, the lines of a label. */
      readonly group: string;
      readonly name: string;
      readonly box: DOMRect;
    }
    const table = document.querySelector('.play-cloth');
    if (!table) return ['no table'];
    const isSeen = (element: Element, box: DOMRect): boolean =>
      box.width > 1 &&
      box.height > 1 &&
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const textsOf = (group: string, of: Element): Thing[] => {
      const found: Thing[] = [];
      const walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim() || parent.closest('.unseen')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const clipped = parent.closest('[style*="clip"], .seat-wind, .round > span + span');
        if (clipped && getComputedStyle(clipped).clipPath !== 'none') continue;
        if (isSeen(parent, box)) found.push({ group, name: `${group} “${text.textContent.trim()}”`, box });
      }
      return found;
    };
    const boxesOf = (group: string, selector: string, within: Element = table): Thing[] =>
      [...within.querySelectorAll(selector)].flatMap((each) => {
        const box = each.getBoundingClientRect();
        return isSeen(each, box) ? [{ group, name: group, box }] : [];
      });
    const sides = [...table.querySelectorAll('.seat')].flatMap((seat) => {
      const side = (seat as HTMLElement).dataset['side'] ?? '';
      const label = [...seat.querySelectorAll('.seat-label')];
      return [
        ...label.flatMap((each) => textsOf(`the label ${side}`, each)),
        ...boxesOf(`a discard ${side}`, '.pond .tile', seat),
        ...boxesOf(`a set ${side}`, '.melds .tile', seat),
        ...boxesOf(`an open tile ${side}`, '.rack[data-open] .tile', seat),
        ...boxesOf(`a tile of the hand`, '.hand .tile', seat),
      ];
    });
    const things = [
      ...[...table.querySelectorAll('.centre')].flatMap((each) => textsOf('the centre', each)),
      ...boxesOf('the tile in question', '.spotlight .tile'),
      ...sides,
    ];
    const faults = new Set<string>();
    const isIn = (group: string) => (group === 'the tile in question' ? 'the centre' : group);
    for (const [i, one] of things.entries()) {
      for (const other of things.slice(i + 1)) {
        if (isIn(one.group) === isIn(other.group)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > slack && high > slack)
          faults.add(`${one.name} and ${other.name} share ${Math.round(wide)} × ${Math.round(high)}`);
      }
    }
    const bars = [...document.querySelectorAll('.play-actions .button')].map((each) => ({
      name: `the button “${each.textContent?.trim()}”`,
      box: each.getBoundingClientRect(),
      isSeen: each.checkVisibility({ visibilityProperty: true }),
    }));
    for (const { name, box } of [...things, ...bars.filter(({ isSeen }) => isSeen)])
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        faults.add(`${name} leaves the window`);
    for (const each of document.querySelectorAll('.play-actions .button'))
      if (each.checkVisibility({ visibilityProperty: true }) && each.scrollWidth > each.clientWidth + 2)
        faults.add(`the button “${each.textContent?.trim()}” is cut`);
    return [...faults];
  }, SLACK);
