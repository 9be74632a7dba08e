import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { ref } from '@mikro-orm/core';
import type { components } from '@spindle/sdk/schema';
import type { MemberKind } from '../editing/member-kind.ts';
import { forUpdate } from '../editing/record-kind.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { type ItemKey, findSingleItems } from './catalog-rows.ts';
import { updateCombination } from './families/combination.ts';
import { ItemAttribute } from './item-attribute.entity.ts';
import { type ItemForm, auditedItem, itemFields } from './item-fields.ts';
import { rejectedParts } from './kit-rules.ts';
import { presentItemRecord } from './presenters.ts';
import { redirectItem } from './redirect-item.ts';
import { itemIdOf } from '@spindle/sdk/domain/events/item-change';
import { itemNames } from '@spindle/sdk/domain/editing/kinds';

/** Returns true if the attribute's value is an uploaded file. The value is then the file name. */
async function hasDownload(
  em: EntityManager,
  key: { catalogId: string; itemId: string; attributeId: string },
): Promise<boolean> {
  const found = await db(em)
    .selectFrom('download_files')
    .select('attribute_id')
    .where('catalog_id', '=', key.catalogId)
    .where('item_id', '=', key.itemId)
    .where('attribute_id', '=', key.attributeId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The order in which attributes are shown. */
export const inOrder = { position: 'asc', attributeId: 'asc' } as const;

type Wire = components['schemas']['CatalogItemRecord'];

/** Items as staff edit them. */
export const items: MemberKind<ItemKey, CatalogItem, ItemForm, Wire> = {
  ...itemNames,
  pathOf: ({ catalogId, itemId }) => `${catalogId}/${itemId}`,
  eventId: ({ catalogId, itemId }) => itemIdOf(catalogId, itemId),
  lock: (tx, { catalogId, itemId }) =>
    tx.findOne(CatalogItem, { catalogId, itemId, deletedAt: null }, forUpdate),
  async read(em, key, now) {
    const [row] = await findSingleItems(em, [key]);
    return row && presentItemRecord(row, now);
  },
  fieldsOf: itemFields,
  audited: auditedItem,
  attributesOf: (tx, item) => tx.find(ItemAttribute, { item }, { orderBy: inOrder }),
  addAttribute(tx, item, attribute) {
    tx.create(ItemAttribute, { item: ref(item), ...attribute });
  },
  beforeAttributes: async (tx, item, attributes) =>
    (await rejectedParts(tx, item, attributes)) ?? updateCombination(tx, item, attributes),
  async beforeDelete(tx, item, now) {
    await redirectItem(tx, item, now);
    item.leaveFamily();
  },
  isUploaded: (tx, { owner, attributeId }) => hasDownload(tx, { ...owner, attributeId }),
};
