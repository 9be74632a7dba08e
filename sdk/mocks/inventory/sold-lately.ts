import { SALES_DAYS } from '../../domain/inventory/days-left.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import type { ShopState } from '../state.ts';

/** Units sold lately, by the ledger. */
export function soldLately({ stock }: Pick<ShopState, 'stock'>, key: ItemKey, now: Date): number {
  const from = new Date(now.getTime() - SALES_DAYS * 86_400_000).toISOString();
  return stock
    .filter((one) => one.reason === 'sale' && one.dateCreated > from && isOf(one, key))
    .reduce((sum, { onHand }) => sum - onHand, 0);
}
