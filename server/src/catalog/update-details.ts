import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { requireValid } from '@spindle/sdk/contract/failure';
import {
  changesDetails,
  gtinInUse,
  readDetails,
  validateReplacement,
  type ItemDetails,
} from '@spindle/sdk/domain/catalog/item-details';
import { validatePriceBreaks } from '@spindle/sdk/domain/catalog/price-breaks';
import type { FieldRejection } from '@spindle/sdk/domain/catalog/validate-sale';
import type { components } from '@spindle/sdk/schema';
import { lockByName } from '../database/lock-by-name.ts';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { readRecord } from '../editing/find-record.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import type { ItemKey } from './catalog-rows.ts';
import { items } from './items.ts';
import { rejectedKit } from './kit-rules.ts';

interface Outcome {
  record: components['schemas']['CatalogItemRecord'];
  rejection: FieldRejection | null;
}

/**
 * Updates the details in a request and keeps the others. An item that already has them stays
 * unchanged.
 * @throws 400 naming the invalid field, 409 with the current record if another version is named
 */
export async function updateDetails(
  editing: EditContext,
  key: ItemKey,
  { version, ...input }: BodyOf<'updateItemDetails'>,
): Promise<Outcome> {
  const { em, now } = editing;
  const changes = requireValid(readDetails(input));
  try {
    return await editReadCache(editing, async (tx) => {
      const item = await lockVersion(tx, items, { key, version, now });
      const { priceCents: price, subscription } = item;
      const rejection =
        validatePriceBreaks(changes.breakPricesCents, { price, subscription }) ??
        (changes.kit ? await rejectedKit(tx, item) : null) ??
        (await rejectedReplacement(tx, key, changes));
      if (rejection !== null || !changesDetails(item, changes)) {
        return { record: await readRecord(tx, items, key, now), rejection };
      }
      const record = await changeRecord(tx, editing, items, {
        key,
        record: item,
        verb: 'update-details',
        write: () => Object.assign(item, changes),
      });
      return { record, rejection };
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return { record: await readRecord(em, items, key, now), rejection: gtinInUse };
  }
}

/** Holds a lock until the transaction ends, so that two edits can't form a loop together. */
async function rejectedReplacement(
  tx: EntityManager,
  key: ItemKey,
  { replacedByCatalogId, replacedByItemId }: Partial<ItemDetails>,
): Promise<FieldRejection | null> {
  if (!replacedByCatalogId || !replacedByItemId) return null;
  await lockByName(tx, 'item replacements');
  const chain: string[] = [];
  let next: ItemKey | null = { catalogId: replacedByCatalogId, itemId: replacedByItemId };
  while (next !== null && !chain.includes(pathOf(key))) {
    const item: CatalogItem | null = await tx.findOne(CatalogItem, { ...next, deletedAt: null });
    if (item !== null) chain.push(pathOf(next));
    next =
      item?.replacedByCatalogId && item.replacedByItemId
        ? { catalogId: item.replacedByCatalogId, itemId: item.replacedByItemId }
        : null;
  }
  return validateReplacement(pathOf(key), chain);
}

const { pathOf } = items;
