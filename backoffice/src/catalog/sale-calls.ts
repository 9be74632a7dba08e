import { asJson } from '@spindle/sdk/client';
import { formatDollars } from '@spindle/sdk/domain/money/dollars';
import { replyOf } from '@spindle/sdk/errors';
import { saveWithPicture, type SaveOutcome } from '../editing/save-outcome.ts';
import { shop } from '../providers/shop.ts';
import { askedSale, saleErrorsFrom, type Clock, type SaleValues } from './sale-form.ts';
import type { ItemRecord } from './store-queries.ts';

const address = '/api/admin/items/{catalogId}/{catalogItemId}/sale';

const keyOf = ({ catalogId, catalogItemId }: ItemRecord) => ({
  path: { catalogId, catalogItemId },
});

/** Gives the item this sale in place of the one it had. */
export async function saveSale(
  item: ItemRecord,
  values: SaleValues,
  clock: Clock,
): Promise<SaveOutcome<ItemRecord>> {
  const { salePrice, saleStarts, saleEnds } = askedSale(values, item, clock);
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

/** Takes the sale away, however it stands; with a version, only from what nobody has changed since. */
export const endSale = (item: ItemRecord, version?: number) =>
  replyOf(
    shop.DELETE(address, {
      params: { ...keyOf(item), ...(version !== undefined && { query: { version } }) },
    }),
  );

/**
 * Gives an item the sale that it had before, unless somebody has changed it since.
 * @throws what refused it, in words for a person
 */
export async function bringBackSale(was: ItemRecord, version: number, now: Date) {
  const { salePrice, saleStarts, saleEnds } = was;
  if (salePrice === null || saleStarts === null || saleEnds === null || new Date(saleEnds) <= now) {
    return endSale(was, version);
  }
  const body = { salePrice: salePrice.toFixed(2), saleStarts, saleEnds, version };
  const reply = await replyOf(shop.PUT(address, { ...asJson, params: keyOf(was), body }));
  if (reply.Status === 'ERROR') throw new Error(reply.Reason);
  return reply;
}
