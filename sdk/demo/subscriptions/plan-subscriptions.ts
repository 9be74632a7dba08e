import { catalogs } from '../catalogs/all-catalogs.ts';
import { centsOf } from '../cents.ts';
import { customers } from '../people.ts';
import type { PlannedStanding, PlannedSubscription } from './plan.ts';

const dayMs = 86_400_000;

/** Place among the customers, item, how it stands, and how many days ago it began. */
const drafts: readonly (readonly [number, string, string, PlannedStanding, number])[] = [
  [2, 'cam-academy', 'foundations-monthly', 'ACTIVE', 71],
  [4, 'cam-academy', 'workshop-pro-monthly', 'ACTIVE', 44],
  [4, 'plans-library', 'maker-monthly', 'ACTIVE', 12],
  [7, 'plans-library', 'small-shop-yearly', 'ACTIVE', 80],
  [9, 'cam-academy', 'foundations-yearly', 'ACTIVE', 27],
  [11, 'plans-library', 'maker-monthly', 'CANCELLED', 38],
  [15, 'cam-academy', 'workshop-pro-monthly', 'PAST_DUE', 62],
  [18, 'plans-library', 'small-shop-monthly', 'ACTIVE', 5],
  [21, 'plans-library', 'maker-yearly', 'CANCELLED', 66],
  [26, 'cam-academy', 'workshop-pro-yearly', 'ACTIVE', 51],
  [30, 'plans-library', 'small-shop-monthly', 'PAST_DUE', 31],
  [33, 'cam-academy', 'foundations-monthly', 'ENDED', 83],
  [38, 'cam-academy', 'foundations-monthly', 'CANCELLED', 19],
  [44, 'plans-library', 'maker-monthly', 'ACTIVE', 2],
];

const statuses: Record<PlannedStanding, string> = {
  ACTIVE: 'active',
  CANCELLED: 'active',
  PAST_DUE: 'past_due',
  ENDED: 'canceled',
};

/** Who is subscribed to what in the demo; the same `now` gives the same plan. */
export function planSubscriptions(now: Date): PlannedSubscription[] {
  return drafts.map(([place, catalogId, itemId, standing, daysAgo], at) => {
    const item = catalogs
      .find((catalog) => catalog.catalogId === catalogId)
      ?.items.find(({ catalogItemId }) => catalogItemId === itemId);
    const customer = customers[place];
    if (!item || !customer) throw new Error(`the demo has no ${catalogId}/${itemId}`);
    const startedAt = wholeSecond(now.getTime() - daysAgo * dayMs);
    const months = itemId.endsWith('-yearly') ? 12 : 1;
    // one that ended was not renewed after its first period
    const until = standing === 'ENDED' ? monthsAfter(startedAt, months) : now;
    const periods = [startedAt];
    let next = monthsAfter(startedAt, months);
    while (next < until) {
      periods.push(next);
      next = monthsAfter(startedAt, months * periods.length);
    }
    return {
      key: `demo${String(at + 1).padStart(2, '0')}`,
      email: customer.email,
      catalogId,
      itemId,
      title: item.title,
      priceCents: centsOf(item.price),
      standing,
      status: statuses[standing],
      cancelled: standing === 'CANCELLED' || standing === 'ENDED',
      startedAt,
      periods,
      periodEnd: next,
      endedAt: standing === 'ENDED' ? next : null,
    };
  });
}

/** The same day so many months later, or the month's last where it has no such day. */
function monthsAfter(start: Date, months: number): Date {
  const month = start.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), daysInMonth));
  return moved;
}

/** The provider knows no parts of a second. */
const wholeSecond = (ms: number) => new Date(Math.floor(ms / 1_000) * 1_000);
