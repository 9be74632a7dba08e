import type { NamedLine } from '@spindle/sdk/domain/shipping/refuse-parcel';
import type { SentRow } from '../../cart/read-cart.ts';
import type { ShownItem } from '../../partslist/shown-item.ts';

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
export const sentRows = (cart: readonly SentRow[]): NamedLine[] =>
  cart.map(({ catalogId, itemId, quantity, digital, title, attributes }) => ({
    catalogId,
    catalogItemId: itemId,
    quantity,
    digital,
    title,
    attributes,
  }));
