import type { EntityManager } from '@mikro-orm/postgresql';
import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { nothing, withAverage, type Figures } from '@spindle/sdk/domain/insights/figures';
import { fillPeriods, MAX_ROWS, presentRow } from '@spindle/sdk/domain/insights/fill-periods';
import type { GroupBy, Range, RequestedInsights } from '@spindle/sdk/domain/insights/read-insights';
import { rangesOf, unsavedDays } from './saved-days.ts';
import { nameRows } from './name-rows.ts';
import { addUp, daySums, itemSums, returnSums, type Reach } from './sums.ts';
import { readShelf } from './read-shelf.ts';

interface InsightsClock {
  timeZone: string;
  now: Date;
}

/** Reads all figures from the same snapshot. */
export function readInsights(
  em: EntityManager,
  request: RequestedInsights,
  { timeZone, now }: InsightsClock,
): Promise<components['schemas']['Insights']> {
  const { range, before, by, of } = request;
  return em.transactional(
    async (tx) => {
      const reach = await reachOf(tx, range, timeZone);
      return {
        ...range,
        timeZone,
        today: dayIn(timeZone, now),
        rows: await readRows(tx, { by, of }, reach),
        totals: await readTotals(tx, of, reach),
        before: {
          ...before,
          totals: await readTotals(tx, of, await reachOf(tx, before, timeZone)),
        },
      };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

async function reachOf(em: EntityManager, range: Range, timeZone: string): Promise<Reach> {
  const ranges = rangesOf(await unsavedDays(em, range, timeZone));
  return { ...range, unkept: { timeZone, ranges } };
}

type Kind = Pick<RequestedInsights, 'by' | 'of'>;

const returned = sql`count(distinct order_id)`;

async function readTotals(em: EntityManager, of: Kind['of'], reach: Reach): Promise<Figures> {
  const [totals] = await (of === 'returns'
    ? addUp(em, returnSums(reach), { orders: returned })
    : addUp(em, daySums(reach)));
  const { key: _, ...sums } = totals ?? { ...nothing, key: '' };
  return withAverage(sums);
}

async function readRows(
  em: EntityManager,
  { by, of }: Kind,
  reach: Reach,
): Promise<components['schemas']['InsightRow'][]> {
  if (of === 'slowest' || of === 'stock') return readShelf(em, of, reach);
  const grouping = groupings[by];
  const rows =
    of === 'returns'
      ? await addUp(em, returnSums(reach), { ...grouping, orders: returned })
      : await addUp(em, ofItems.has(by) ? await itemSums(em, reach) : daySums(reach), grouping);
  const named = await nameRows(em, { by, of }, rows);
  return fillPeriods(by, reach, named).map(presentRow);
}

const ofItems: ReadonlySet<GroupBy> = new Set(['catalog', 'item']);

const week = sql`date_trunc('week', day)::date`;
const month = sql`to_char(day, 'YYYY-MM')`;

const groupings = {
  day: { by: [sql.ref('day')], key: sql.ref('day') },
  week: { by: [week], key: week },
  month: { by: [month], key: month },
  catalog: { by: [sql.ref('catalog_id')], key: sql.ref('catalog_id'), limit: MAX_ROWS },
  item: {
    by: [sql.ref('catalog_id'), sql.ref('item_id')],
    key: sql`catalog_id || '/' || item_id`,
    limit: MAX_ROWS,
  },
  country: { by: [sql.ref('country')], key: sql.ref('country'), limit: MAX_ROWS },
  reason: { by: [sql.ref('reason')], key: sql.ref('reason'), limit: MAX_ROWS },
};
