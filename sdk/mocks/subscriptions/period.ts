import { keyTextOf, type ItemKey } from '../catalog/find-record.ts';
import type { AtProvider, ShopState } from '../state.ts';

type Recurring = NonNullable<NonNullable<AtProvider['Price']>['recurring']>;

const DAY_MS = 86_400_000;
const DAYS: Partial<Record<Recurring['interval'], number>> = { day: 1, week: 7 };
const MONTHLY = { interval: 'month', interval_count: 1 } as const;

/** How the published price of an item recurs; monthly where nothing is published. */
export function rhythmOf(
  { publications }: Pick<ShopState, 'publications'>,
  key: ItemKey,
): Pick<Recurring, 'interval' | 'interval_count'> {
  return publications[keyTextOf(key)]?.Price?.recurring ?? MONTHLY;
}

/** A period later. A month that has no such day takes its last. */
export function afterPeriod(
  start: Date,
  { interval, interval_count: count }: ReturnType<typeof rhythmOf>,
): Date {
  const days = DAYS[interval];
  if (days !== undefined) return new Date(start.getTime() + days * count * DAY_MS);
  const month = start.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCMonth(month, Math.min(start.getUTCDate(), lastDay));
  return end;
}
