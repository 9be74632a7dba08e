import type { EntityManager } from '@mikro-orm/postgresql';
import {
  newlyListed,
  partNotSubscription,
  partsListed,
  validateKit,
  validateNewParts,
  validatePartsLeft,
  type ListedPart,
} from '@spindle/sdk/domain/catalog/kits';
import type { FieldRejection } from '@spindle/sdk/domain/catalog/validate-sale';
import { lockByName } from '../database/lock-by-name.ts';
import type { NamedFields } from '../editing/member-kind.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { ItemAttribute } from './item-attribute.entity.ts';

/** Held until the transaction ends, so that two edits can't form kits of kits together. */
const lockKits = (tx: EntityManager) => lockByName(tx, 'kits');

/** Returns why an item can't become a kit with its stored or these attributes, or null. */
export async function rejectedKit(
  tx: EntityManager,
  item: CatalogItem,
  attributes?: readonly NamedFields[],
): Promise<FieldRejection | null> {
  await lockKits(tx);
  const { digital, subscription } = item;
  const listed = partsListed(attributes ?? (await tx.find(ItemAttribute, { item })));
  const parts = await withItems(tx, listed);
  return validateKit({ digital, subscription, parts, partOf: await kitsWith(tx, item) });
}

/** Returns why a kit can't have the parts that its new attributes list, or null. */
export async function rejectedParts(
  tx: EntityManager,
  item: CatalogItem,
  attributes: readonly NamedFields[],
): Promise<FieldRejection | null> {
  if (!item.kit) return null;
  const before = await tx.find(ItemAttribute, { item });
  const empty = validatePartsLeft(before, attributes);
  if (empty !== null) return empty;
  const added = newlyListed(before, attributes);
  if (added.parts.length > 0) await lockKits(tx);
  return validateNewParts(item, { ...added, parts: await withItems(tx, added.parts) });
}

/** Returns why an item can't become a subscription, or null. */
export async function rejectedSubscription(
  tx: EntityManager,
  item: CatalogItem,
): Promise<FieldRejection | null> {
  await lockKits(tx);
  return partNotSubscription(await kitsWith(tx, item));
}

async function withItems(
  tx: EntityManager,
  listed: ReturnType<typeof partsListed>,
): Promise<ListedPart[]> {
  if (listed.length === 0) return [];
  const found = await tx.find(CatalogItem, {
    deletedAt: null,
    $or: listed.map((part) => ({ catalogId: part.catalogId, itemId: part.catalogItemId })),
  });
  return listed.map((part) => ({
    ...part,
    item: found.find(
      (one) => one.catalogId === part.catalogId && one.itemId === part.catalogItemId,
    ),
  }));
}

/** Returns the titles of the kits that contain an item. */
async function kitsWith(
  tx: EntityManager,
  { catalogId, itemId }: Pick<CatalogItem, 'catalogId' | 'itemId'>,
): Promise<string[]> {
  const component = { type: 'COMPONENT' as const, value: `${catalogId}/${itemId}` };
  const users = await tx.find(
    ItemAttribute,
    { ...component, item: { kit: true, deletedAt: null } },
    { populate: ['item'] },
  );
  return users
    .filter((attribute) => partsListed([attribute]).length > 0)
    .map((attribute) => attribute.item.getEntity().title);
}
