import type { ListPage } from '../../src/database/list-query.ts';

type Filter = ListPage['filter'];

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const month = { dateCreated_gte: daysAgo(400), dateCreated_lte: daysAgo(370) };
const year = { dateCreated_gte: daysAgo(800), dateCreated_lte: daysAgo(435) };

/** Search texts: rare and common, short and long, names and numbers, and nonsense. */
export const typedTexts = [
  'ada becker',
  'becker',
  'müller',
  'ada.b',
  'example.com',
  '@',
  'an',
  'a',
  'e',
  'z',
  'li',
  "o'b",
  'qqqq',
  '9400',
  '940012',
  '9400001234567890',
  '0',
  '00',
  'a1b2',
  '#0a1b2c3d',
  'an er in',
  '_',
  '%',
] as const;

/** All filters that the order screens offer, alone and combined. */
export const orderFilters: Readonly<Record<string, Filter>> = {
  all: {},
  'a month': month,
  'a year': year,
  'changed since yesterday': { dateModified_gte: daysAgo(1) },
  'since yesterday': { dateCreated_gte: daysAgo(1) },
  ...of('state', ['PENDING', 'PICKED', 'SHIPPED', 'CANCELLED', 'RETURN_REQUESTED', 'REFUNDED']),
  ...of('orderState', ['PENDING', 'SHIPPED', 'CANCELLED']),
  ...of('status', ['succeeded', 'pending', 'unknown']),
  ...of('trouble', ['openReturn', 'failedRefund', 'openDispute', 'nothingDelivered']),
  ...of('tag', ['gift', 'fragile', 'call first', 'no such tag']),
  ...of('email', ['ada.becker77@example.com', 'nobody@example.com']),
  ...of('customerId', ['cus_staff77', 'cus_nobody']),
  ...of('q', typedTexts),
  'a month of shipped': { ...month, state: 'SHIPPED' },
  'a month of cancelled': { ...month, state: 'CANCELLED' },
  'a year of refunded': { ...year, state: 'REFUNDED' },
  'a year of fragile': { ...year, tag: 'fragile' },
  'shipped of becker': { state: 'SHIPPED', q: 'becker' },
  'pending of becker': { state: 'PENDING', q: 'becker' },
  'a month of becker': { ...month, q: 'becker' },
  'a month of example.com': { ...month, q: 'example.com' },
  'since yesterday of a': { dateCreated_gte: daysAgo(1), q: 'a' },
  'shipped gifts': { state: 'SHIPPED', tag: 'gift' },
  'cancelled gifts': { state: 'CANCELLED', tag: 'gift' },
  'pending gifts of a': { state: 'PENDING', tag: 'gift', q: 'a' },
  'a year, charge pending': { ...year, status: 'pending' },
  ...together(
    of('status', ['succeeded', 'pending', 'unknown']),
    of('state', ['PENDING', 'SHIPPED', 'CANCELLED', 'RETURN_REQUESTED']),
  ),
  'failed refunds of 9400': { trouble: 'failedRefund', q: '9400' },
};

export function of(field: string, values: readonly Filter[string][]): Record<string, Filter> {
  return Object.fromEntries(values.map((value) => [`${field} ${value}`, { [field]: value }]));
}

/** Combines each filter of one set with each of the other. */
export function together(
  some: Readonly<Record<string, Filter>>,
  others: Readonly<Record<string, Filter>>,
): Record<string, Filter> {
  const pairs = Object.entries(some).flatMap(([one, filter]) =>
    Object.entries(others).map(([other, more]) => [`${one}, ${other}`, { ...filter, ...more }]),
  );
  return Object.fromEntries(pairs);
}
