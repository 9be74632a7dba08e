import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { query } from '../src/database/query.ts';
import type { Figure } from './figure.ts';
import { memoryOf, startProgram, type Program } from './processes.ts';
import { seedItems } from './search/seed-items.ts';
import type { Stage } from './stage.ts';

const items = 100_000;
const maxSeconds = 5;
const maxMegabytes = 300;
const maxIdlePercent = 1;
/** The heap that a small machine leaves to the process. */
const smallHeap = '--max-old-space-size=256';
const settleMs = 70_000;
const idleMs = 60_000;
/** Concurrent readers. */
const readers = 20;
/** The unit in which `/proc` counts time. */
const ticksPerSecond = 100;

/**
 * Measures a process of a large shop: time to the first response, CPU use when idle, memory kept
 * after reads.
 */
export async function measureLargeShop(stage: Stage): Promise<Figure[]> {
  const orm = await createOrm({ entities, url: stage.databaseUrl, statementTimeoutMs: 0 });
  await seedItems(orm, items);
  const keys = await query<{ path: string }>(
    orm.em.fork(),
    `select '/' || catalog_id || '/' || item_id as path from catalog_items where enabled`,
  );
  await orm.close();
  const shop = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
    env: { ...stage.settings, NODE_OPTIONS: smallHeap },
  });
  try {
    const startMegabytes = memoryOf(shop);
    await pause(settleMs);
    const percent = await idleCpuPercent(shop);
    const idleMegabytes = memoryOf(shop);
    const perSecond = await readAll(`${stage.shopUrl}/api/catalog`, keys);
    await pause(5_000);
    const readMegabytes = memoryOf(shop);
    return [
      bar('start with 100,000 items', shop.readyAfterMs / 1000, { unit: 's', most: maxSeconds }),
      bar('– memory when it answers', startMegabytes, { unit: 'MB' }),
      bar('– of a core at rest', percent, { unit: '%', most: maxIdlePercent }),
      bar('– memory at rest', idleMegabytes, { unit: 'MB', most: maxMegabytes }),
      bar('– every item read once, a second', perSecond, { unit: 'items' }),
      bar('– memory after that', readMegabytes, { unit: 'MB', most: maxMegabytes }),
    ];
  } finally {
    await shop.stop();
  }
}

function bar(label: string, is: number, { unit, most }: { unit: string; most?: number }): Figure {
  return {
    label,
    value: `${is.toFixed(is < 10 ? 2 : 0)} ${unit}`,
    floor: '',
    bar: most === undefined ? '' : `≤ ${most} ${unit}`,
    missed: most !== undefined && is > most,
  };
}

async function idleCpuPercent(shop: Program): Promise<number> {
  const [before, began] = [cpuSeconds(shop), performance.now()];
  await pause(idleMs);
  return ((cpuSeconds(shop) - before) / ((performance.now() - began) / 1000)) * 100;
}

/** Returns the CPU time that a process has used since it started. */
export const cpuSeconds = ({ pid }: Program): number => processTime(pid).own;

/** Returns the CPU seconds of a process and of its ended children. A process may end at any time. */
export function processTime(pid: number): { parent: number; own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ').map(Number);
    const [parent = 0] = fields.slice(2);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(12);
    const seconds = (ticks: number) => ticks / ticksPerSecond;
    return { parent, own: seconds(user + system), ended: seconds(endedUser + endedSystem) };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}

async function readAll(root: string, keys: readonly { path: string }[]): Promise<number> {
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (let key = keys[next++]; key !== undefined; key = keys[next++]) {
        const reply = await fetch(root + key.path);
        await reply.arrayBuffer();
        if (!reply.ok) throw new Error(`${key.path}: ${reply.status}`);
      }
    }),
  );
  return keys.length / ((performance.now() - began) / 1000);
}
