import { dayIn, plusDays } from '@spindle/sdk/domain/time/calendar';
import {
  readInsights as readQuery,
  type GroupBy,
  type InsightsSubject,
} from '@spindle/sdk/domain/insights/read-insights';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { entities } from '../src/entities.ts';
import { readInsights } from '../src/insights/read-insights.ts';
import { sumDays } from '../src/insights/sum-days.ts';
import { databaseTimer } from './database-time.ts';
import type { Figure } from './figure.ts';
import { seedShop } from './staff/seed-shop.ts';
import type { Stage } from './stage.ts';

const orders = 500_000;
const items = 2_000;
const maxMs = 300;
const timeZone = 'America/Los_Angeles';

const questions: readonly (readonly [InsightsSubject, GroupBy])[] = [
  ...(['day', 'week', 'month', 'catalog', 'item', 'country'] as const).map(
    (by) => ['sales', by] as const,
  ),
  ['slowest', 'item'],
  ['stock', 'item'],
  ['returns', 'reason'],
];

/**
 * Measures how long the database takes for each insight of a large shop, over a month and over
 * years.
 */
export async function measureInsights({ databaseUrl }: Stage): Promise<Figure[]> {
  const orm = await createOrm({ entities, url: databaseUrl, statementTimeoutMs: 0 });
  try {
    await seedShop(orm, orders);
    await query(orm.em.fork(), addLines, [items]);
    await query(orm.em.fork(), 'vacuum analyze');
    const now = new Date();
    await sumDays(orm, { timeZone, now });
    await query(orm.em.fork(), 'vacuum analyze');
    const timed = await databaseTimer(orm);
    const today = dayIn(timeZone, now);
    const figures: Figure[] = [];
    for (const [of, by] of questions) {
      for (const days of [30, 1_050]) {
        const request = readQuery({ from: plusDays(today, -days), to: today, of, by }, today);
        if ('path' in request) throw new Error(request.message);
        const read = () => readInsights(orm.em.fork(), request, { timeZone, now });
        await timed(read);
        const spent = [await timed(read), await timed(read), await timed(read)].toSorted(
          (a, b) => a - b,
        );
        const [, middle = Number.NaN] = spent;
        figures.push({
          label: `insights: ${of} by ${by}, ${days} days`,
          value: `median ${middle.toFixed(1)} ms`,
          floor: '',
          bar: `≤ ${maxMs} ms`,
          missed: middle > maxMs,
        });
      }
    }
    return figures;
  } finally {
    await orm.close();
  }
}

/** Two lines per order: a few items sell often, many sell rarely. */
const addLines = `
  insert into order_lines (id, order_id, position, catalog_id, item_id, title, description,
                           quantity, unit_price_cents, gross_cents, tax_cents, returned_quantity,
                           discount_cents)
  select gen_random_uuid(), o.id, at, 'catalog-' || item % 20, 'item-' || item, 'Item', '',
         1 + item % 3, 1000, o.total_cents / 2, 0, 0, 0
    from orders o
   cross join lateral (
     select at, floor($1::int * random() ^ 3)::int as item
       from generate_series(0, 1) at where o.id is not null) picked`;
