import { setTimeout as pause } from 'node:timers/promises';
import { csvLines } from '@spindle/sdk/contract/csv';
import { readRow } from '@spindle/sdk/domain/bulk/sheet';
import { query } from '../src/database/query.ts';
import { signInAs, type SignedIn } from '../test/sign-in.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import { startProgram } from './processes.ts';
import { seedItems } from './search/seed-items.ts';
import type { Stage } from './stage.ts';

const rows = 10_000;
/** The batch size that the back-office uses. */
const atOnce = 1_000;
const maxMs = 3_000;

interface Item {
  catalogId: string;
  catalogItemId: string;
  version: number;
  price: string;
}

/**
 * Measures the preview of a file with 10,000 rows (read, sent, checked, answered), then the import
 * itself: the first process is killed and the next one finishes it.
 */
export async function measureImport(stage: Stage): Promise<Figure[]> {
  const { orm, shopUrl, settings, place } = stage;
  await seedItems(orm, rows);
  let shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
  try {
    const staff = await signInAs(place, 'extended');
    const items = await query<Item>(
      orm.em.fork(),
      `select catalog_id as "catalogId", item_id as "catalogItemId", version,
              ((price_cents + 100) / 100.0)::numeric(10, 2)::text as price
         from catalog_items where on_hand < 1_000_000 limit $1`,
      [rows],
    );
    const columns = ['catalogId', 'catalogItemId', 'version', 'price'].map((name) => ({
      name,
      cents: false,
    }));
    const file = csvLines(columns, items, { first: true });
    await preview(staff, file);
    const spent: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const began = performance.now();
      const checked = await preview(staff, file);
      spent.push(performance.now() - began);
      if (checked !== rows) throw new Error(`${checked} of ${rows} rows were looked at`);
    }
    const middle = median(spent);
    const counts = () => unitsOf(stage, items);
    const before = await counts();
    const began = performance.now();
    const bulks = await send(staff, items);
    await until(async () => (await doneOf(staff, bulks)) > rows / 4);
    await shop.kill();
    shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
    await until(async () => (await doneOf(staff, bulks)) === rows);
    const seconds = (performance.now() - began) / 1_000;
    const after = await counts();
    const once = before.filter((units, at) => after[at] === units + 1).length;
    return [
      {
        label: 'preview of a file of 10,000 items',
        value: `median ${middle.toFixed(0)} ms`,
        floor: '',
        bar: `≤ ${maxMs} ms`,
        missed: middle > maxMs,
      },
      {
        label: 'a file of 10,000 items, its process killed half-way',
        value: `${once} changed once, ${seconds.toFixed(0)} s`,
        floor: '',
        bar: `${rows}`,
        missed: once !== rows,
      },
    ];
  } finally {
    await shop.stop();
  }
}

/** Adds one unit of each item as one file. Returns the ids of the bulk jobs. */
async function send(staff: SignedIn, items: readonly Item[]): Promise<string[]> {
  const edits = items.map(({ catalogId, catalogItemId }) => ({
    catalogId,
    catalogItemId,
    stock: 1,
  }));
  const ids: string[] = [];
  for (let at = 0; at < edits.length; at += atOnce) {
    const part = { edits: edits.slice(at, at + atOnce), once: `bench-file-${at}` };
    const { body, text } = await staff.send('POST', '/api/admin/itemEdits', {
      body: JSON.stringify(part),
      headers: { 'Content-Type': 'application/json' },
    });
    const id: unknown = Object(body)['id'];
    if (typeof id !== 'string') throw new Error(text);
    ids.push(id);
  }
  return ids;
}

async function doneOf(staff: SignedIn, bulks: readonly string[]): Promise<number> {
  let done = 0;
  for (const id of bulks) {
    const { body } = await staff.get(`/api/admin/bulk/${id}`);
    done += Number(Object(body)['done']);
  }
  return done;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(1_000);
}

async function unitsOf({ orm }: Stage, items: readonly Item[]): Promise<number[]> {
  const found = await query<{ id: string; units: number }>(
    orm.em.fork(),
    `select catalog_id || '/' || item_id as id, on_hand as units from catalog_items`,
  );
  const units = new Map(found.map((one) => [one.id, one.units]));
  return items.map(
    ({ catalogId, catalogItemId }) => units.get(`${catalogId}/${catalogItemId}`) ?? 0,
  );
}

async function preview(staff: SignedIn, file: string): Promise<number> {
  const [, ...lines] = file.trim().split(/\r?\n/);
  const edits = lines.map((line) => {
    const [catalogId = '', catalogItemId = '', version = '', price = ''] = line.split(',');
    const key = { catalogId, catalogItemId, version: Number(version) };
    return readRow({ key, cells: { price }, timeZone: 'UTC' }).edit;
  });
  let checked = 0;
  for (let at = 0; at < edits.length; at += atOnce) {
    const { body, text } = await staff.send('POST', '/api/admin/itemEdits', {
      body: JSON.stringify({ edits: edits.slice(at, at + atOnce), preview: true }),
      headers: { 'Content-Type': 'application/json' },
    });
    const results: unknown = Object(body)['results'];
    if (!Array.isArray(results)) throw new Error(text);
    checked += results.length;
  }
  return checked;
}
