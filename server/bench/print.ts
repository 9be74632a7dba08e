import { setTimeout as pause } from 'node:timers/promises';
import { finishedBulk, startBulk } from '../src/bulk/fixtures/bulk-calls.ts';
import { pickedOrder } from '../src/shipping/fixtures/picked-order.ts';
import { signInAs } from '../test/sign-in.ts';
import type { Figure } from './figure.ts';
import { memoryOf, startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

const parcels = 1_000;
const timeoutMs = 1_800_000;
/** Enough for the documents of one part and the code that draws them. */
const maxMegabytes = 160;

/**
 * Measures how long one PDF with the labels and packing slips of a thousand parcels takes, and how
 * much memory it needs.
 */
export async function measurePrint({ shopUrl, settings, place }: Stage): Promise<Figure[]> {
  const ids: string[] = [];
  for (let made = 0; made < parcels; made += 1) ids.push((await pickedOrder(place)).orderId);
  const shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
  try {
    const staff = await signInAs(place, 'extended');
    await finishedBulk(staff, await startBulk(staff, { action: 'labels', ids }), timeoutMs);
    const print = await startBulk(staff, { action: 'print', ids });
    const { results } = await finishedBulk(staff, print, timeoutMs);
    const ready = results.filter(({ Status }) => Status === 'SUCCESS').length;
    const before = memoryOf(shop);
    let limit = before;
    const watching = new AbortController();
    const watched = (async () => {
      while (!watching.signal.aborted) {
        limit = Math.max(limit, memoryOf(shop));
        await pause(100);
      }
    })();
    const began = performance.now();
    const { status, bytes, text } = await staff.get(`/api/admin/bulk/${print}/print`);
    const seconds = (performance.now() - began) / 1_000;
    watching.abort();
    await watched;
    if (status !== 200) throw new Error(text);
    return [
      {
        label: `a print of ${parcels} parcels`,
        value: `${ready} of them, ${(bytes.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
        floor: '',
        bar: `${parcels}`,
        missed: ready !== parcels,
      },
      {
        label: 'memory while it is sent',
        value: `+${(limit - before).toFixed(0)} MB`,
        floor: `${before.toFixed(0)} MB`,
        bar: `≤ ${maxMegabytes} MB more`,
        missed: limit - before > maxMegabytes,
      },
    ];
  } finally {
    await shop.stop();
  }
}
