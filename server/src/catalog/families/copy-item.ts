import type { EntityManager } from '@mikro-orm/postgresql';
import { ref } from '@mikro-orm/core';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import {
  copiedAttributes,
  copiedDetails,
  copiedStock,
} from '@spindle/sdk/domain/catalog/add-options';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { pick } from '@spindle/sdk/domain/fields';
import { fromDollars } from '@spindle/sdk/domain/money/dollars';
import type { EditContext } from '../../editing/edit-read-cache.ts';
import { firstEdit } from '../../editing/edited.ts';
import { recordEdit } from '../../editing/record-edit.ts';
import { recordCount } from '../../inventory/record-count.ts';
import { CatalogItem, noFamily, noSale } from '../catalog-item.entity.ts';
import { chooseItemId } from '../create-item.ts';
import { ItemAttribute } from '../item-attribute.entity.ts';
import { inOrder, items } from '../items.ts';

type Copy = BodyOf<'addItemOptions'>['copies'][number] & { options: readonly string[] };

/** Creates a copy of an item with other option values, and returns its id. */
export async function copyItem(
  tx: EntityManager,
  editing: EditContext,
  source: CatalogItem,
  copy: Copy,
): Promise<string> {
  const { catalogId } = source;
  const { user, now } = editing;
  const key = { catalogId, itemId: await chooseItemId(tx, catalogId, copy.title) };
  const item = tx.create(CatalogItem, {
    ...key,
    ...pick(source, 'description', 'image', 'imageAlt', 'enabled', 'expired', 'locked'),
    ...pick(source, 'listingOrderWeight', 'subscription', 'digital', 'subscriptionLink', 'taxCode'),
    ...copiedDetails(source),
    ...noFamily,
    ...noSale,
    ...firstEdit(now),
    title: copy.title.trim(),
    priceCents: fromDollars(copy.price),
    onHand: copiedStock(source, copy),
    externalId: copy.externalId ?? null,
    couponId: null,
    reorderLevel: null,
  });
  const attributes = await tx.find(ItemAttribute, { item: source }, { orderBy: inOrder });
  for (const { attribute, value } of copiedAttributes(attributes, copy)) {
    const { attributeId, type, description, position } = attribute;
    tx.create(ItemAttribute, { item: ref(item), attributeId, type, value, description, position });
  }
  const subject = subjectOf(items, key);
  recordCount(tx, item, { reason: 'opening', difference: item.onHand, subject, user, now });
  recordEdit(tx, editing, {
    action: 'catalog.create-item',
    subject,
    eventId: items.eventId?.(key),
    before: null,
    after: items.audited(item),
  });
  // The next copy's id depends on this one.
  await tx.flush();
  return key.itemId;
}
