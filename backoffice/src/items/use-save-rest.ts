import { ShopError } from '@spindle/sdk/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useAttributeCallsOf } from '../attributes/attribute-calls.ts';
import { changedFields, saveFields } from '../attributes/specs/save-fields.ts';
import { detailsData, detailsValues, readDetails } from '../catalog/details-form.ts';
import { itemRecordsQuery, type ItemRecord } from '../catalog/store-queries.ts';
import { PartlySaved } from '../editing/save-outcome.ts';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { NotUploaded } from '../providers/writes/write.ts';
import type { EditorValues, ItemFields } from './item-values.ts';

/**
 * Returns a function that saves what the user changed besides the item's own fields: first the
 * details, then the attributes. It fails with `PartlySaved` if one of them was rejected.
 */
export function useSaveRest({ all, labels }: ItemFields) {
  const [updateDetails] = useAct('items', 'updateDetails');
  const callsOf = useAttributeCallsOf('itemAttributes');
  const queries = useQueryClient();

  /** Returns the item as it is now. */
  async function reload(saved: ItemRecord): Promise<ItemRecord> {
    const items = await queries.query({ ...itemRecordsQuery(saved.catalogId), staleTime: 0 });
    return items.find(({ catalogItemId }) => catalogItemId === saved.catalogItemId) ?? saved;
  }

  async function saveDetails(saved: ItemRecord, values: EditorValues, against: ItemRecord | null) {
    const details = readDetails(values);
    const before = detailsValues(against);
    if (JSON.stringify(details) === JSON.stringify(before)) return saved;
    const { catalogId, catalogItemId, version } = saved;
    // a lower price has removed some of them
    const isKept = details.priceBreaks === before.priceBreaks;
    const { priceBreaks } = isKept ? detailsValues(saved) : details;
    const data = detailsData({ ...details, priceBreaks });
    const call = { id: idOf(catalogId, catalogItemId), data };
    return updateDetails({ ...call, meta: { version } }, { returnPromise: true });
  }

  async function saveAttributes(
    saved: ItemRecord,
    values: EditorValues,
    against: ItemRecord | null,
  ): Promise<ItemRecord> {
    const attributes = against?.attributes ?? [];
    const changed = changedFields(all, values, attributes);
    if (changed.length === 0) return saved;
    const calls = callsOf(saved.catalogId, saved.catalogItemId);
    const errors = await saveFields(changed, values, { attributes, calls });
    const item = await reload(saved);
    const Errors = Object.entries(errors).map(([path, message]) => ({ path, message }));
    if (Errors.length === 0) return item;
    const reasons = Errors.map(({ path, message }) => `${labels[path]} ${message}`);
    throw new PartlySaved(new ShopError(200, reasons.join(' '), { body: { Errors } }), {
      CatalogItem: item,
    });
  }

  return async (
    saving: Promise<ItemRecord>,
    values: EditorValues,
    against: ItemRecord | null,
  ): Promise<ItemRecord> => {
    const { item, failure } = await savedOf(saving);
    let latest = item;
    try {
      latest = await saveDetails(item, values, against);
      latest = await saveAttributes(latest, values, against);
    } catch (error) {
      if (!(error instanceof ShopError) || error instanceof PartlySaved) throw error;
      throw new PartlySaved(error, { CatalogItem: latest });
    }
    if (failure) throw new NotUploaded(failure.message, { CatalogItem: latest });
    return latest;
  };
}

/** Returns the saved item, and the failure if only its picture wasn't uploaded. */
async function savedOf(saving: Promise<ItemRecord>) {
  try {
    return { item: await saving, failure: null };
  } catch (failure) {
    if (!(failure instanceof NotUploaded) || !failure.body.CatalogItem) throw failure;
    return { item: failure.body.CatalogItem, failure };
  }
}
