import { asJson } from '@spindle/sdk/client';
import { formatDollars } from '@spindle/sdk/domain/money/dollars';
import { replyOf } from '@spindle/sdk/errors';
import { saveWithPicture, type SaveOutcome } from '../editing/save-outcome.ts';
import { shop } from '../providers/shop.ts';
import { askedSale, saleErrorsFrom, type SaleValues } from './sale-form.ts';
import type { ItemRecord } from './store-queries.ts';

const address = '/api/admin/items/{catalogId}/{catalogItemId}/sale';

const keyOf = ({ catalogId, catalogItemId }: ItemRecord) => ({
  path: { catalogId, catalogItemId },
});

/** Gives the item this sale in place of the one it had. */
export async function saveSale(
  item: ItemRecord,
  values: SaleValues,
  now: Date,
): Promise<SaveOutcome<ItemRecord>> {
  const { salePrice, saleStarts, saleEnds } = askedSale(values, item, now);
  const body = {
    salePrice: formatDollars(salePrice),
    saleStarts: saleStarts.toISOString(),
    saleEnds: saleEnds.toISOString(),
    version: item.version,
  };
  const outcome = await saveWithPicture({
    put: shop.PUT(address, { ...asJson, params: keyOf(item), body }),
    recordOf: ({ CatalogItem }) => CatalogItem,
    theirsOf: (refusal) => ('CatalogItem' in refusal ? refusal.CatalogItem : undefined),
    upload: null,
  });
  if (outcome.kind !== 'refused') return outcome;
  const errors = Object.entries(saleErrorsFrom(outcome.errors));
  return { ...outcome, errors: errors.map(([path, message]) => ({ path, message })) };
}

/** Takes the sale away, however it stands. */
export const endSale = (item: ItemRecord) => replyOf(shop.DELETE(address, { params: keyOf(item) }));
