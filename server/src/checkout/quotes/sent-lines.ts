import type { NamedLine } from '@spindle/sdk/domain/shipping/refuse-parcel';
import type { CartRow } from '../../cart/read-cart.ts';
import { shownItems, type ShownItem } from '../../partslist/shown-item.ts';
import type { Services } from '../../services.ts';

/** Lines with their items' names, and what their attributes say. */
export const sentLines = (
  itemOf: ShownItem,
  lines: readonly Omit<NamedLine, 'attributes' | 'title'>[],
): NamedLine[] =>
  lines.map(({ catalogId, catalogItemId, quantity, digital }) => {
    const item = itemOf({ catalogId, catalogItemId });
    return {
      catalogId,
      catalogItemId,
      quantity,
      digital,
      title: item?.title ?? catalogItemId,
      attributes: item?.attributes ?? [],
    };
  });

/** The lines of a cart. */
export async function sentRows(
  { snapshot }: Pick<Services, 'snapshot'>,
  cart: readonly CartRow[],
): Promise<NamedLine[]> {
  const lines = cart.map((row) => ({ ...row, catalogItemId: row.itemId }));
  return sentLines(await shownItems(snapshot, lines), lines);
}
