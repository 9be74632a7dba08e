import { SALES_DAYS } from '../../domain/inventory/days-left.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { ordersBefore } from '../insights/counted-orders.ts';
import type { ShopState } from '../state.ts';

type SalesState = Pick<ShopState, 'stock' | 'soldBefore'>;

/** Returns the units sold recently, from the stock ledger and the demo's earlier sales. */
export function recentSales(state: SalesState, key: ItemKey, now: Date): number {
  const from = new Date(now.getTime() - SALES_DAYS * 86_400_000).toISOString();
  const entered = state.stock
    .filter((one) => one.reason === 'sale' && one.dateCreated > from && isOf(one, key))
    .map(({ onHand }) => -onHand);
  const before = ordersBefore(state)
    .filter(({ parentId, dateCreated }) => parentId === null && dateCreated > from)
    .flatMap(({ items }) => items.filter((one) => isOf(one, key)))
    .map(({ quantity }) => quantity);
  return [...entered, ...before].reduce((sum, units) => sum + units, 0);
}
