import { invalidInput } from '../../contract/failure.ts';
import { dayIn, daysFrom } from '../../domain/time/calendar.ts';
import { addFacts, groupFacts, isWithin, type Fact } from '../../domain/insights/facts.ts';
import { daysLeft, nothing, withAverage } from '../../domain/insights/figures.ts';
import { fillPeriods, MAX_ROWS, presentRow } from '../../domain/insights/fill-periods.ts';
import { readInsights, type RequestedInsights } from '../../domain/insights/read-insights.ts';
import type { components } from '../../src/schema.d.ts';
import { listVisibleCatalogs } from '../catalog/read-cache.ts';
import { timeZone } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import type { ShopState } from '../state.ts';
import { countedOrders } from './counted-orders.ts';
import { lineFacts, orderFacts, returnFacts } from './facts-of.ts';

export const insights = {
  getInsights({ state, query, now }) {
    const today = dayIn(timeZone, now);
    const request = readInsights(query, today);
    if ('path' in request) throw invalidInput(request);
    const { range, before, of } = request;
    const orders = countedOrders(state);
    const whole = of === 'returns' ? returnFacts(orders) : orders.flatMap(orderFacts);
    const totalsOf = (part: typeof range) =>
      withAverage(addFacts(whole.filter((fact) => isWithin(part, fact))));
    return {
      ...range,
      timeZone,
      today,
      rows: insightRows(state, request, whole),
      totals: totalsOf(range),
      before: { ...before, totals: totalsOf(before) },
    };
  },
} satisfies Partial<MockHandlers>;

function insightRows(
  state: ShopState,
  { range, by, of }: RequestedInsights,
  whole: readonly Fact[],
) {
  const byLine = of !== 'returns' && (by === 'item' || by === 'catalog');
  const facts = byLine ? countedOrders(state).flatMap(lineFacts) : whole;
  const within = facts.filter((fact) => isWithin(range, fact));
  if (of === 'slowest' || of === 'stock')
    return shelfOf(state, of, daysFrom(range.from, range.to), within);
  const named = groupFacts(by, within).map((row) => {
    const { title = row.key, costPrice = null } = namedBy(state, row.key);
    return { ...row, name: title, ...(of === 'sales' && { costPrice }) };
  });
  return fillPeriods(by, range, named).map(presentRow);
}

function namedBy({ catalogs, items }: ShopState, key: string) {
  const catalog = catalogs.find(({ catalogId }) => catalogId === key);
  if (catalog !== undefined) return { title: catalog.title };
  const item = items.find((one) => `${one.catalogId}/${one.catalogItemId}` === key);
  return { title: item?.title, costPrice: item?.details.costPriceCents };
}

function shelfOf(
  state: ShopState,
  of: 'slowest' | 'stock',
  days: number,
  facts: readonly Fact[],
): components['schemas']['InsightRow'][] {
  const sold = Map.groupBy(facts, (fact) => `${fact.catalogId}/${fact.catalogItemId}`);
  const open = new Set(
    listVisibleCatalogs(state).flatMap((one) => (one.external ? [] : one.catalogId)),
  );
  const rows = state.items
    .filter(
      ({ details, ...item }) =>
        item.enabled &&
        open.has(item.catalogId) &&
        !item.digital &&
        !item.subscription &&
        !details.kit,
    )
    .map((item) => {
      const key = `${item.catalogId}/${item.catalogItemId}`;
      const sums = { ...nothing, ...addFacts(sold.get(key) ?? []) };
      const left = daysLeft(item.inventory, sums.units, days);
      const worth = item.inventory * item.price;
      return {
        row: { ...presentRow({ ...sums, key, name: item.title }), inStock: item.inventory },
        left,
        worth,
      };
    });
  if (of === 'slowest') {
    return rows
      .filter(({ row }) => row.inStock > 0)
      .toSorted((a, b) => a.row.units - b.row.units || b.worth - a.worth)
      .slice(0, MAX_ROWS)
      .map(({ row }) => row);
  }
  return rows
    .flatMap(({ row, left }) => (left === null ? [] : [{ ...row, daysLeft: left }]))
    .toSorted((a, b) => a.daysLeft - b.daysLeft)
    .slice(0, MAX_ROWS);
}
