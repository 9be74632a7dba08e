import type { NamedLine } from '@spindle/sdk/domain/shipping/refuse-parcel';
import type { CartRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';

/** Lines with their items' names, and what their attributes say. */
export const sentLines = (
  { snapshot }: Pick<Services, 'snapshot'>,
  lines: readonly Omit<NamedLine, 'attributes' | 'title'>[],
): NamedLine[] =>
  lines.map(({ catalogId, catalogItemId, quantity, digital }) => {
    const item = snapshot.item(catalogId, catalogItemId);
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
export const sentRows = (services: Pick<Services, 'snapshot'>, cart: readonly CartRow[]) =>
  sentLines(
    services,
    cart.map((row) => ({ ...row, catalogItemId: row.itemId })),
  );
