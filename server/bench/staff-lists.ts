import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Failure } from '@spindle/sdk/contract/failure';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import { readSummary } from '../src/backoffice/read-summary.ts';
import { searchBackOffice } from '../src/backoffice/search/search-back-office.ts';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { entities } from '../src/entities.ts';
import { withinDeadline } from '../src/search/within-deadline.ts';
import { databaseTimer } from './database-time.ts';
import type { Figure } from './figure.ts';
import { seedItems } from './search/seed-items.ts';
import { staffLists, type StaffList } from './staff/lists.ts';
import { typedTexts } from './staff/order-filters.ts';
import { seedRecords } from './staff/seed-records.ts';
import { seedShop } from './staff/seed-shop.ts';
import type { Stage } from './stage.ts';

const orders = 1_000_000;
const items = 100_000;
const maxMs = 100;
const pageSize = 25;
const times = 5;

/**
 * Measures how long the back-office's lists, summary and search take in the database of a large
 * shop.
 */
export async function measureStaffLists({ databaseUrl }: Stage): Promise<Figure[]> {
  const orm = await createOrm({ entities, url: databaseUrl, statementTimeoutMs: 0 });
  try {
    await seedShop(orm, orders);
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      orm.em.fork(),
      'select count(*)::int as count from catalog_items',
    );
    if (count < items) await seedItems(orm, items);
    await seedRecords(orm, orders);
    const timed = await databaseTimer(orm);
    const figures: Figure[] = [];
    for (const one of staffLists(new Date())) {
      for (const [label, filter] of Object.entries(one.filters)) {
        const spent = await timesOfPages(orm, timed, one, filter);
        figures.push(figure(`${one.list.resource}: ${label}`, spent));
      }
    }
    const summary = () => readSummary(orm.em.fork(), new Date());
    figures.push(figure('summary', [await middle(timed, summary)]));
    for (const q of [...typedTexts, 'collet', 'spindle 2.2 kW']) {
      figures.push(figure(`search: ${q}`, await timesOfSearch(orm, timed, q)));
    }
    return figures;
  } finally {
    await orm.close();
  }
}

type Timer = Awaited<ReturnType<typeof databaseTimer>>;

/** Measures the pages that are slowest to reach, for every field the screen sorts by. */
async function timesOfPages(
  orm: MikroORM,
  timed: Timer,
  { list, sorts }: StaffList,
  filter: StaffList['filters'][string],
): Promise<number[]> {
  const em = orm.em.fork();
  const spent: number[] = [];
  for (const field of sorts) {
    for (const direction of ['ASC', 'DESC'] as const) {
      let total = 0;
      const read = async (offset: number) => {
        const page = { sort: { field, direction }, offset, limit: pageSize, filter };
        total = (await list.read(em, page)).total;
      };
      spent.push(await middle(timed, () => orRejected(() => read(0))));
      const last = Math.min(total, COUNTED_UP_TO) - pageSize;
      for (const offset of [Math.floor(last / 2), last].filter((at) => at > 0)) {
        spent.push(await middle(timed, () => read(offset)));
      }
    }
  }
  return spent;
}

async function timesOfSearch(orm: MikroORM, timed: Timer, q: string): Promise<number[]> {
  const search = (extended: boolean) => () =>
    withinDeadline(orm.em.fork(), (tx: EntityManager) =>
      searchBackOffice(tx, q, { extended, warehouse: true, roles: [] }),
    );
  return [await middle(timed, search(true)), await middle(timed, search(false))];
}

/**
 * Accepts a rejection as well: a text that matches too many rows is rejected, which also takes
 * time.
 */
async function orRejected(read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 400) throw error;
  }
}

/** Returns the median of several runs, after one that warms up. */
async function middle(timed: Timer, action: () => Promise<unknown>): Promise<number> {
  await timed(action);
  const spent: number[] = [];
  for (let time = 0; time < times; time++) spent.push(await timed(action));
  return percentile(spent, 0.5);
}

function percentile(spent: readonly number[], part: number): number {
  const sorted = spent.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Summarizes the pages of one query. */
function figure(label: string, spent: readonly number[]): Figure {
  const worst = percentile(spent, 0.99);
  return {
    label,
    value: `median ${percentile(spent, 0.5).toFixed(1)} ms, 99th percentile ${worst.toFixed(1)} ms`,
    floor: '',
    bar: `≤ ${maxMs} ms`,
    missed: worst > maxMs,
  };
}
