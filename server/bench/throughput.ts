import { freePort } from '../../sdk/test/free-port.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { query } from '../src/database/query.ts';
import { measureCheckout } from './checkout.ts';
import type { Figure } from './figure.ts';
import { compare, type Comparison } from './load.ts';
import { startProgram } from './processes.ts';
import { seedItems } from './search/seed-items.ts';
import type { Stage } from './stage.ts';

const readBar = 0.8;
const addBar = 0.75;

/** Measures a small shop's reads, cart and checkout. */
export async function measureThroughput(at: Stage): Promise<Figure[]> {
  const { catalogId, items } = at;
  const catalog = `/api/catalog/${catalogId}`;
  const key = `${catalogId}/${items[0]?.itemId}`;
  return besideFloor(at, [catalog, `/api/catalog/${key}`], async ({ read, add, insert }) => [
    // must run while the carts still fit in one parcel
    await measureCheckout(at),
    await read('catalog of 30 items', catalog),
    await read('one item', `/api/catalog/${key}`),
    await add('cart add', key),
    await insert('cart add', key),
  ]);
}

/** Measures reads and the cart among 100,000 items, with 10,000 families and 1,000 kits. */
export async function measureFamiliesAndKits(at: Stage): Promise<Figure[]> {
  const orm = await createOrm({ entities, url: at.databaseUrl, statementTimeoutMs: 0 });
  await seedItems(orm, 100_000);
  const [found] = await query<{ member: string; kit: string; catalog: string }>(
    orm.em.fork(),
    `select m.catalog_id || '/' || m.item_id as member, m.catalog_id as catalog,
            (select k.catalog_id || '/' || k.item_id from catalog_items k
              where k.kit and k.enabled and not exists (
                select from item_attributes a join catalog_items p
                    on btrim(a.value) = p.catalog_id || '/' || p.item_id
                 where a.catalog_id = k.catalog_id and a.item_id = k.item_id
                   and a.type = 'COMPONENT' and (p.on_hand < 12 or not p.enabled))
              order by 1 limit 1) as kit
       from catalog_items m where m.family_id is not null and m.enabled and m.on_hand > 0
      order by 1 limit 1`,
  );
  await orm.close();
  if (!found) throw new Error('no family');
  const { member, kit, catalog } = found;
  const pages = [`/api/catalog/${catalog}`, `/api/catalog/${member}`, `/api/catalog/${kit}`];
  return besideFloor(at, pages, async ({ read, add }) => [
    await read('catalog of 500 items', `/api/catalog/${catalog}`),
    await read('one item of a family', `/api/catalog/${member}`),
    await read('a kit', `/api/catalog/${kit}`),
    await add('cart add of a family’s item', member),
    await add('cart add of a kit', kit),
  ]);
}

interface Measures {
  read(label: string, path: string): Promise<Figure>;
  add(label: string, key: string): Promise<Figure>;
  insert(label: string, key: string): Promise<Figure>;
}

/** Runs the shop and bare Koa, which sends the same bytes as the shop for these paths. */
async function besideFloor(
  at: Stage,
  paths: readonly string[],
  work: (measure: Measures) => Promise<Figure[]>,
): Promise<Figure[]> {
  const { shopUrl, settings, databaseUrl } = at;
  const port = await freePort();
  const floorUrl = `http://127.0.0.1:${port}`;
  const shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: settings });
  const floor = await startProgram('floor.ts', `${floorUrl}/0`, {
    args: [String(port), databaseUrl, ...paths.map((path) => shopUrl + path)],
  });
  const owner = (connection: number) => ({ 'x-owner': `${connection}` });
  const adding = (key: string) => ({
    url: `${shopUrl}/api/cart/add/${key}`,
    headers: (connection: number) => headersOf(at, connection),
  });
  try {
    return await work({
      async read(label, path) {
        const bytes = { url: `${floorUrl}/${paths.indexOf(path)}` };
        const compared = await compare(bytes, { url: shopUrl + path });
        return throughput(label, 'the same bytes', readBar, compared);
      },
      async add(label, key) {
        const both = { url: `${floorUrl}/session-and-insert`, headers: owner };
        const compared = await compare(both, adding(key));
        return throughput(label, 'session and one insert', addBar, compared);
      },
      async insert(label, key) {
        const one = { url: `${floorUrl}/insert`, headers: owner };
        return throughput(label, 'one insert', undefined, await compare(one, adding(key)));
      },
    });
  } finally {
    await floor.stop();
    await shop.stop();
  }
}

function headersOf({ shoppers }: Stage, connection: number): Record<string, string> {
  const shopper = shoppers[connection % shoppers.length];
  const cookies = [...(shopper?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  return { Cookie: cookies.join('; '), 'Sec-Fetch-Site': 'same-origin' };
}

/** Without a limit, the figure is only information. */
function throughput(
  label: string,
  against: string,
  bar: number | undefined,
  input: Comparison,
): Figure {
  return {
    label,
    value: `${(input.ratio * 100).toFixed(0)} % (${input.shop.toFixed(0)}/s)`,
    floor: `Koa, ${against}: ${input.floor.toFixed(0)}/s`,
    bar: bar === undefined ? '' : `≥ ${bar * 100} %`,
    missed: bar !== undefined && input.ratio < bar,
  };
}
