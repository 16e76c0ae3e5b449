/** What a page holds on to. */
import type { CDPSession } from '@playwright/test';

/** What it holds once everything is thrown away that nobody holds any more: bytes, nodes, listeners. */
export async function held(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  // What waits for a timer is let go by a second time.
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
