import { listPath } from '../test/list-path.ts';
import { signInAs, type SignedIn } from '../test/sign-in.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import { startProgram } from './processes.ts';
import { seedOrders } from './seed-orders.ts';
import type { Stage } from './stage.ts';

const orders = 200_000;
const pageSize = 25;
const maxMs = 50;
/** How much slower the last page may be than the first. */
const maxSlowdown = 3;

const today = new Date().toISOString().slice(0, 10);
const everything = { startDate: '2020-01-01', endDate: today };

const filters = {
  'all orders': {},
  'orders to pick': { state: 'PENDING' },
  'returns under way': { state: 'RETURN_REQUESTED' },
  'one customer': { email: 'CUSTOMER77@example.com' },
  'a charge status': { status: 'pending' },
  'the most common charge status': { status: 'succeeded' },
} satisfies Record<string, Record<string, string>>;

const searches = {
  OrderState: 'PENDING',
  OrderStatus: 'pending',
  Email: 'customer77@example.com',
  CustomerId: 'cus_bench77',
};

/** Measures how long staff wait for a page of 200,000 orders over HTTP, including all checks. */
export async function measureOrderSearch(stage: Stage): Promise<Figure[]> {
  await seedOrders(stage.databaseUrl, orders);
  const shop = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
    env: stage.settings,
  });
  try {
    const staff = await signInAs(stage.place, 'extended');
    const figures: Figure[] = [];
    for (const [label, filter] of Object.entries(filters)) {
      figures.push(...(await pagesOf(staff, label, filter)));
    }
    for (const [searchType, searchValue] of Object.entries(searches)) {
      const form = { searchType, searchValue, ...everything };
      const ms = await timed(() => staff.post('/api/orderManager/list', form));
      figures.push(figure(`orderManager/list by ${searchType}`, ms, '', Number.POSITIVE_INFINITY));
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

async function pagesOf(staff: SignedIn, label: string, filter: Record<string, string>) {
  const page = (first: number) =>
    staff.get(
      listPath('orders', {
        filter,
        sort: ['dateCreated', 'ASC'],
        range: [first, first + pageSize - 1],
      }),
    );
  const total = Number((await page(0)).headers.get('Content-Range')?.split('/')[1]);
  const first = await timed(() => page(0));
  const last = await timed(() => page(Math.max(0, total - pageSize)));
  const counted = `${label} (${total})`;
  return [
    figure(`${counted}: first page`, first, '', maxMs),
    figure(
      `${counted}: last page`,
      last,
      `first page: ${first.toFixed(1)} ms`,
      first * maxSlowdown,
    ),
  ];
}

function figure(label: string, ms: number, floor: string, limit: number): Figure {
  const bar = Number.isFinite(limit) ? `≤ ${limit.toFixed(0)} ms` : '';
  return { label, value: `${ms.toFixed(1)} ms`, floor, bar, missed: ms > limit };
}

/** Returns the median of several runs in milliseconds. The first run only warms up. */
async function timed(ask: () => Promise<{ status: number; text: string }>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 8; time++) {
    const start = performance.now();
    const { status, text } = await ask();
    if (status !== 200) throw new Error(`answered ${status}: ${text}`);
    if (time > 0) times.push(performance.now() - start);
  }
  return median(times);
}
