import { freePort } from '../../sdk/test/free-port.ts';
import { measureCheckout } from './checkout.ts';
import { asTable, type Figure } from './figure.ts';
import { measureIdentity } from './identity.ts';
import { measureInsights } from './insights.ts';
import { measureImport } from './item-import.ts';
import { measureItemSearch } from './item-search.ts';
import { compare, type Comparison, type Target } from './load.ts';
import { measureLargeShop } from './large-shop.ts';
import { measureOrderSearch } from './order-search.ts';
import { measureMemory } from './memory.ts';
import { measurePrint } from './print.ts';
import { startProgram } from './processes.ts';
import { measureReconciling } from './reconcile.ts';
import { measureSizes } from './sizes.ts';
import { measureStaffLists } from './staff-lists.ts';
import { setStage, type Stage } from './stage.ts';
import { measureStartUp } from './start-up.ts';
import { countPerCall } from './statements.ts';

/** `npm run bench` runs all of them, `npm run bench -- orders identity` these two. */
const parts: Record<string, (at: Stage) => Promise<Figure[]>> = {
  start: measureStartUp,
  statements: countPerCall,
  throughput: measureThroughput,
  orders: measureOrderSearch,
  identity: measureIdentity,
  search: measureItemSearch,
  large: measureLargeShop,
  memory: measureMemory,
  staff: measureStaffLists,
  insights: measureInsights,
  import: measureImport,
  print: measurePrint,
  reconcile: measureReconciling,
  sizes: measureSizes,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(
    `there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  );
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  // Each part has its own stage, because rows that one creates distort another's figures.
  const stage = await setStage();
  try {
    const measured = await measure(stage);
    figures.push(...measured);
    console.log(asTable(measured));
  } finally {
    await stage.clear();
  }
}
process.exit(figures.some(({ missed }) => missed) ? 1 : 0);

async function measureThroughput(at: Stage): Promise<Figure[]> {
  const { shopUrl, catalogId, items } = at;
  const [first] = items;
  const catalog = `${shopUrl}/api/catalog/${catalogId}`;
  const item = `${catalog}/${first?.itemId}`;
  const add = `${shopUrl}/api/cart/add/${catalogId}/${first?.itemId}`;
  const port = await freePort();
  const floorUrl = `http://127.0.0.1:${port}`;
  const shop = await startProgram('../src/main.ts', `${shopUrl}/readyz`, { env: at.settings });
  const floor = await startProgram('floor.ts', `${floorUrl}/0`, {
    args: [String(port), at.databaseUrl, catalog, item],
  });
  try {
    const asShopper: Target = { url: add, headers: (connection) => headersOf(at, connection) };
    const owner = (n: number) => ({ 'x-owner': `${n}` });
    const insert = { url: `${floorUrl}/insert`, headers: owner };
    const sessionAndInsert = { url: `${floorUrl}/session-and-insert`, headers: owner };
    const same = 'the same bytes';
    // must run while the carts still fit in one parcel
    const checkout = await measureCheckout(at);
    return [
      throughput(
        'catalogue of 30 items',
        same,
        0.8,
        await compare({ url: `${floorUrl}/0` }, { url: catalog }),
      ),
      throughput('one item', same, 0.8, await compare({ url: `${floorUrl}/1` }, { url: item })),
      throughput(
        'cart add',
        'session and one insert',
        0.75,
        await compare(sessionAndInsert, asShopper),
      ),
      throughput('cart add', 'one insert', undefined, await compare(insert, asShopper)),
      checkout,
    ];
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
