import {
  firstOf,
  lastOf,
  monthOf,
  plusDays,
  plusMonths,
  type Day,
} from '@spindle/sdk/domain/time/calendar';
import type { Range } from '@spindle/sdk/domain/insights/read-insights';

/** The preset ranges, by their names in the URL. */
export const ranges = {
  'last-30-days': { label: 'Last 30 days', of: (today) => lastDays(today, 30) },
  'last-90-days': { label: 'Last 90 days', of: (today) => lastDays(today, 90) },
  'this-month': {
    label: 'This month',
    of: (today) => ({ from: firstOf(monthOf(today)), to: today }),
  },
  'last-month': { label: 'Last month', of: (today) => wholeMonth(plusMonths(monthOf(today), -1)) },
  'this-year': {
    label: 'This year',
    of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
} satisfies Record<string, { label: string; of: (today: Day) => Range }>;

const lastDays = (today: Day, days: number): Range => ({
  from: plusDays(today, 1 - days),
  to: today,
});
const wholeMonth = (month: string): Range => ({ from: firstOf(month), to: lastOf(month) });

const DAY = /^2\d{3}-\d\d-\d\d$/;

/** Returns the range in the URL, or the last 30 days by default. */
export function rangeIn(address: URLSearchParams, today: Day): Range & { name: string } {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { name: '', from, to };
  const selected = address.get('range');
  const [name, { of }] =
    Object.entries(ranges).find(([known]) => known === selected) ??
    (['last-30-days', ranges['last-30-days']] as const);
  return { name, ...of(today) };
}
