/**
 * How soon a press is answered on a slow phone: four times slower, behind 1.6 Mbit/s and 150 ms. Once at the first moment
 * that what is pressed is drawn, counted from the page's beginning; once on a page that has settled, counted from the press.
 */
import type { Browser, Page } from '@playwright/test';
import type { RecordDeal } from '../../src/records/record.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';
import { writeMjai } from '../records/writers/mjai.ts';
import { onBuilt } from './built.ts';
import type { Section } from './report.ts';
import { median } from './rounds.ts';

const RUNS = 5;
const SLOWER = 4;
/** As Chromium wants it: bytes a second, milliseconds. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };

/** What is pressed on a page, what answers, and how soon that is wanted, in milliseconds. */
interface Press {
  readonly what: string;
  readonly address: string;
  /** A selector of what is pressed; the first of them. */
  readonly press: string;
  /** What stands there once it is answered. */
  readonly answer: string;
  readonly settled: number;
  /** Left out: nobody presses it at first paint. */
  readonly eager?: number;
  /** What is pasted before the press. */
  readonly paste?: () => string;
}

/** Characters of the record that is opened. */
const RECORD = 300_000;

/** A record of that length, as mjai writes it. */
function longRecord(): string {
  const rules = rulesAt(TABLES.mjai);
  let deals: readonly RecordDeal[] = [];
  for (let n = 0; ; n++) {
    deals = [...deals, ...botsMatch(rules, `bench ${n}`)];
    const text = writeMjai(deals);
    if (text.length >= RECORD) return text;
  }
}

const LESSON = 'learn/two-five-eight/calling-a-pung/';
const PRESSES: readonly Press[] = [
  {
    what: 'an exercise is refused by its rule',
    address: LESSON,
    press: '.your-turn .actions button',
    answer: '.your-turn .slip',
    settled: 400,
    eager: 3600,
  },
  {
    what: 'a scene goes a step on',
    address: LESSON,
    press: '.scene .stepper .next-button',
    answer: '.scene [aria-valuetext^="Step 1"]',
    settled: 400,
    eager: 3600,
  },
  {
    what: 'a check is answered',
    address: LESSON,
    press: '.check button',
    answer: '.check .slip',
    settled: 400,
    eager: 3600,
  },
  {
    what: 'a drill proves',
    address: 'learn/two-five-eight/sets-and-a-jong/',
    press: '.drill .choices button',
    answer: '.drill .slip',
    settled: 1000,
    eager: 3600,
  },
  {
    what: 'practice proves',
    address: 'practice/hong-kong/win/',
    press: '.practice .choices button',
    answer: '.practice-verdict .slip',
    settled: 1000,
    eager: 3600,
  },
  {
    what: 'the warm-up answers',
    address: '',
    press: '.warm-up button.win',
    answer: '.warm-up-why',
    settled: 400,
    eager: 3600,
  },
  {
    what: 'play answers',
    address: 'play/hong-kong/',
    press: '.actions button:nth-child(2)',
    answer: '.play-told .slip',
    settled: 400,
    eager: 2500,
  },
  {
    what: 'a real game of 300 kB opens',
    address: 'play/record/',
    press: '.record-form button',
    answer: '.record-deal a',
    settled: 1500,
    paste: longRecord,
  },
];

async function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Presses in the page itself, and resolves when the answer stands there: since the press, or the page's beginning. */
async function pressed(page: Page, { press, answer, paste }: Press, fromStart: boolean): Promise<number> {
  await page.waitForSelector(press, { state: 'attached' });
  if (paste)
    await page.locator('textarea').evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, paste());
  return page.evaluate(
    async ([what, wanted, begins]) => {
      const control = document.querySelector<HTMLElement>(what);
      control?.scrollIntoView({ block: 'center' });
      const began = begins ? 0 : performance.now();
      control?.click();
      while (!document.querySelector(wanted)) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    },
    [press, answer, fromStart] as const,
  );
}

const timed = (browser: Browser, address: string, press: Press, settled: boolean): Promise<number> =>
  onPhone(browser, async (page) => {
    if (!settled) {
      await page.goto(address + press.address, { waitUntil: 'commit' });
      return pressed(page, press, true);
    }
    await page.goto(address + press.address, { waitUntil: 'networkidle' });
    await page.locator(press.press).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    return pressed(page, press, false);
  });

export async function answeredSection(): Promise<Section> {
  const title = 'A press is answered';
  const section = await onBuilt(async (browser, address): Promise<Section> => {
    const figures = [];
    for (const press of PRESSES) {
      for (const settled of press.eager === undefined ? [true] : [true, false]) {
        const times: number[] = [];
        for (let i = 0; i < RUNS; i++) times.push(await timed(browser, address, press, settled));
        const [time, wanted] = [median(times), (settled ? undefined : press.eager) ?? press.settled];
        figures.push({
          figure: `${press.what}, ${settled ? 'on a page that has settled' : 'pressed at first paint'}`,
          ours: `${time.toFixed(0)} ms (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`,
          wanted: `< ${wanted} ms`,
          met: time < wanted,
        });
      }
    }
    return {
      title,
      notes: [
        `Headless Chromium ${browser.version()}, ${SLOWER}× slowed, 1.6 Mbit/s, 150 ms, 360 px wide, empty cache, text packed by gzip; the median of ${RUNS}. What pages weigh: tests/e2e/weights.spec.ts.`,
      ],
      figures,
    };
  });
  return section ?? { title, notes: ['There is no build: npm run build'], figures: [] };
}
