import { formatDollars } from '@spindle/sdk/domain/money/dollars';
import { ShopError } from '@spindle/sdk/errors';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { requestedSale, saleErrorsFrom, type Clock, type SaleValues } from './sale-form.ts';
import type { ItemRecord } from './store-queries.ts';

const options = { returnPromise: true } as const;

const keyOf = ({ catalogId, catalogItemId }: ItemRecord) => ({
  id: idOf(catalogId, catalogItemId),
});

/** Returns a function that sets an item's sale, replacing any previous sale. */
export function useSaveSale() {
  const [save] = useAct('items', 'saveSale');
  return async (item: ItemRecord, values: SaleValues, clock: Clock) => {
    const { salePrice, saleStarts, saleEnds } = requestedSale(values, item, clock);
    const data = {
      salePrice: formatDollars(salePrice),
      saleStarts: saleStarts.toISOString(),
      saleEnds: saleEnds.toISOString(),
    };
    try {
      return await save({ ...keyOf(item), data, meta: { version: item.version } }, options);
    } catch (error) {
      throw error instanceof ShopError ? atItsFields(error) : error;
    }
  };
}

function atItsFields({ status, message, body, errors }: ShopError): ShopError {
  const named = Object.entries(saleErrorsFrom(errors));
  const Errors = named.map(([path, text]) => ({ path, message: text }));
  return new ShopError(status, message, { body: { ...Object(body), Errors } });
}

/**
 * Returns a function that restores an item's previous sale, unless someone else has changed it
 * since.
 */
export function useRestoreSale() {
  const [save] = useAct('items', 'saveSale');
  const [end] = useAct('items', 'endSale');
  return (was: ItemRecord, version: number, now: Date) => {
    const { salePrice, saleStarts, saleEnds } = was;
    const named = { ...keyOf(was), meta: { version } };
    const isOver = saleEnds === null || new Date(saleEnds) <= now;
    if (salePrice === null || saleStarts === null || isOver) return end(named, options);
    const data = { salePrice: salePrice.toFixed(2), saleStarts, saleEnds };
    return save({ ...named, data }, options);
  };
}
