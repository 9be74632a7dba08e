import { shippingOf } from '@spindle/sdk/domain/shipping/shipping-of';
import type { CartRow } from '../cart/read-cart.ts';
import { shownItems } from '../partslist/shown-item.ts';
import type { Services } from '../services.ts';

type Row = Pick<CartRow, 'catalogId' | 'itemId' | 'digital'>;

/** The rows with the group each is shipped in, as its item's attributes say. */
export async function inShippingGroups<R extends Row>(
  { snapshot }: Pick<Services, 'snapshot'>,
  rows: readonly R[],
): Promise<(R & { shippingGroup: string })[]> {
  const keyOf = ({ catalogId, itemId }: Row) => ({ catalogId, catalogItemId: itemId });
  const itemOf = await shownItems(snapshot, rows.map(keyOf));
  return rows.map((row) => {
    const attributes = itemOf(keyOf(row))?.attributes ?? [];
    return { ...row, shippingGroup: shippingOf({ digital: row.digital, attributes }).group };
  });
}
