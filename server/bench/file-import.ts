import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../src/database/query.ts';
import { apply, readImport, sendImport } from '../src/imports/fixtures/import-calls.ts';
import { signInAs } from '../test/sign-in.ts';
import type { Figure } from './figure.ts';
import { cpuSeconds, processTime } from './large-shop.ts';
import { memoryOf, startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

const rows = 10_000;
const maxSeconds = 60;
const maxMegabytes = 300;

/** A product export with a description, a weight and two options for every second product. */
function productFile(): string {
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price';
  const lines = Array.from({ length: rows }, (_, at) => {
    const product = Math.floor(at / 2);
    const start = at % 2 === 0 ? `Part ${product},<p>Steel part <b>${product}</b>.</p>` : ',';
    const type = at % 2 === 0 ? `Spindle works,Type ${product % 50},TRUE,Length` : ',,,';
    return `part-${product},${start},${type},${100 + (at % 2) * 100} mm,SKU-${at},250,${at % 40},19.95,24.95`;
  });
  return [head, ...lines].join('\n');
}

/**
 * Measures reading and applying a file with 10,000 new items: memory, and processor time of the
 * shop and its database.
 */
export async function measureFileImport(stage: Stage): Promise<Figure[]> {
  const { orm, shopUrl, settings, place } = stage;
  const [backend] = await query<{ pid: number }>(orm.em.fork(), 'select pg_backend_pid() as pid');
  const server = processTime(backend?.pid ?? 0).parent;
  const shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
  try {
    const staff = await signInAs(place, 'extended');
    const idle = memoryOf(shop);
    const cpu = () => cpuSeconds(shop) + databaseSeconds(server);
    const before = cpu();
    const { body, text } = await sendImport(staff, productFile());
    const id: unknown = Object(body)['id'];
    if (typeof id !== 'string') throw new Error(text);
    let most = idle;
    const settle = async (state: string) => {
      for (;;) {
        const found = await readImport(staff, id);
        most = Math.max(most, memoryOf(shop));
        if (found.state !== state) return found;
        await pause(250);
      }
    };
    await settle('reading');
    const read = cpu();
    await apply(staff, id);
    const { counts } = await settle('applying');
    const spent = cpu() - before;
    if (counts['done'] !== rows) throw new Error(JSON.stringify(counts));
    return [
      {
        label: 'import of 10,000 new items, processor time',
        value: `${spent.toFixed(0)} s, of which ${(read - before).toFixed(0)} s to read`,
        floor: '',
        bar: `≤ ${maxSeconds} s`,
        missed: spent > maxSeconds,
      },
      {
        label: 'import of 10,000 new items, memory',
        value: `${most.toFixed(0)} MB, ${idle.toFixed(0)} MB before`,
        floor: '',
        bar: `≤ ${maxMegabytes} MB more`,
        missed: most - idle > maxMegabytes,
      },
    ];
  } finally {
    await shop.stop();
  }
}

/** Returns the CPU time of a database server with its processes, including those that have ended. */
function databaseSeconds(server: number): number {
  const { own, ended } = processTime(server);
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => processTime(Number(name)))
    .filter(({ parent }) => parent === server);
  return others.reduce((sum, child) => sum + child.own, own + ended);
}
