import type { SentLine } from '@spindle/sdk/domain/shipping/parcels';
import type { CartRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';

interface ItemLine {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
}

/** A line with what decides on how it is sent. */
export type QuotedLine = ItemLine & SentLine;

/** Lines with what their items' attributes say. */
export const sentLines = (
  { snapshot }: Pick<Services, 'snapshot'>,
  lines: readonly Omit<QuotedLine, 'attributes'>[],
): QuotedLine[] =>
  lines.map(({ catalogId, catalogItemId, quantity, digital }) => ({
    catalogId,
    catalogItemId,
    quantity,
    digital,
    attributes: snapshot.item(catalogId, catalogItemId)?.attributes ?? [],
  }));

/** The lines of a cart. */
export const sentRows = (services: Pick<Services, 'snapshot'>, cart: readonly CartRow[]) =>
  sentLines(
    services,
    cart.map((row) => ({ ...row, catalogItemId: row.itemId })),
  );
