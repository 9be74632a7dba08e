import type { CartRow } from '../cart/read-cart.ts';
import { digitalGroup } from '../orders/order.entity.ts';
import type { Services } from '../services.ts';

const defaultGroup = 'PARCEL';
const defaultOunces = 16;

/** What an item's attributes say about shipping it. */
export function shippingOf(
  { snapshot }: Pick<Services, 'snapshot'>,
  row: Pick<CartRow, 'catalogId' | 'itemId' | 'digital'>,
): { group: string; ounces: number } {
  if (row.digital) return { group: digitalGroup, ounces: 0 };
  const attributes = snapshot.item(row.catalogId, row.itemId)?.attributes ?? [];
  const valueOf = (type: string) =>
    attributes.find((attribute) => attribute.type === type)?.value.trim();
  const ounces = Number(valueOf('WEIGHT'));
  const group = valueOf('SHIPPING')?.toUpperCase() || defaultGroup;
  return {
    // a thing that is shipped is never grouped with downloads, whatever was typed
    group: group === digitalGroup ? defaultGroup : group,
    ounces: ounces > 0 ? ounces : defaultOunces,
  };
}
