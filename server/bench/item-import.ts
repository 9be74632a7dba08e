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
/** As the back-office sends them. */
const atOnce = 1_000;
const mostMs = 3_000;

interface Item {
  catalogId: string;
  catalogItemId: string;
  version: number;
  price: string;
}

/** From a file of 10,000 rows to what would become of each: read, sent, judged, answered. */
export async function measureImport(stage: Stage): Promise<Figure[]> {
  const { orm, shopUrl, settings, place } = stage;
  await seedItems(orm, rows);
  const shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
  try {
    const staff = await signInAs(place, 'extended');
    const items = await query<Item>(
      orm.em.fork(),
      `select catalog_id as "catalogId", item_id as "catalogItemId", version,
              ((price_cents + 100) / 100.0)::numeric(10, 2)::text as price
         from catalog_items limit $1`,
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
      const judged = await preview(staff, file);
      spent.push(performance.now() - began);
      if (judged !== rows) throw new Error(`${judged} of ${rows} rows were looked at`);
    }
    const middle = median(spent);
    return [
      {
        label: 'preview of a file of 10,000 items',
        value: `median ${middle.toFixed(0)} ms`,
        floor: '',
        bar: `≤ ${mostMs} ms`,
        missed: middle > mostMs,
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function preview(staff: SignedIn, file: string): Promise<number> {
  const [, ...lines] = file.trim().split(/\r?\n/);
  const edits = lines.map((line) => {
    const [catalogId = '', catalogItemId = '', version = '', price = ''] = line.split(',');
    const key = { catalogId, catalogItemId, version: Number(version) };
    return readRow({ key, cells: { price } }).edit;
  });
  let judged = 0;
  for (let at = 0; at < edits.length; at += atOnce) {
    const { body, text } = await staff.send('POST', '/api/admin/itemEdits', {
      body: JSON.stringify({ edits: edits.slice(at, at + atOnce), preview: true }),
      headers: { 'Content-Type': 'application/json' },
    });
    const results: unknown = Object(body)['results'];
    if (!Array.isArray(results)) throw new Error(text);
    judged += results.length;
  }
  return judged;
}
