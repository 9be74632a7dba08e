import type { EntityManager } from '@mikro-orm/postgresql';
import type { DraftAttribute } from '@spindle/sdk/domain/imports/item-draft';
import type { ImportedFields, StoredItem } from '@spindle/sdk/domain/imports/plan-item';
import { namesOf, pick } from '@spindle/sdk/domain/fields';
import { newItem } from '@spindle/sdk/domain/imports/plan-item';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import type { ItemKey } from '../catalog/catalog-rows.ts';
import { Catalog } from '../catalog/catalog.entity.ts';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { forUpdate } from '../editing/record-kind.ts';

export type ItemAttributes = (DraftAttribute & { position: number; version: number })[];

export interface LoadedItem {
  item: CatalogItem;
  attributes: ItemAttributes;
}

export const pathOf = ({ catalogId, itemId }: ItemKey): string => `${catalogId}/${itemId}`;

export function keyOf(path: string): ItemKey {
  const [catalogId = '', itemId = ''] = path.split('/');
  return { catalogId, itemId };
}

interface ItemFilter {
  catalogId?: string;
  itemId?: string | { $in: string[] };
  externalId?: { $in: string[] };
  title?: { $in: string[] };
  familyId?: { $in: string[] };
}

/**
 * Locks catalogs in order, as every edit of several items or of a family does first.
 * @throws Error if one was deleted in the meantime
 */
export async function lockCatalogs(tx: EntityManager, ids: ReadonlySet<string>): Promise<void> {
  const found = await tx.find(
    Catalog,
    { id: { $in: [...ids] }, deletedAt: null },
    { ...forUpdate, orderBy: { id: 'asc' } },
  );
  if (found.length < ids.size) throw new Error('A catalog of an import was deleted.');
}

/** Loads items with their attributes, by path. */
export async function loadItems(
  em: EntityManager,
  filters: readonly ItemFilter[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<string, LoadedItem>> {
  if (filters.length === 0) return new Map();
  const found = await em.find(
    CatalogItem,
    { deletedAt: null, $or: [...filters] },
    { ...(lock && forUpdate), orderBy: { catalogId: 'asc', itemId: 'asc' }, refresh: lock },
  );
  const loaded = new Map(
    found.map((item): [string, LoadedItem] => [pathOf(item), { item, attributes: [] }]),
  );
  if (found.length === 0) return loaded;
  const attributes = await em.find(
    ItemAttribute,
    { item: { $in: found } },
    { orderBy: { position: 'asc', attributeId: 'asc' } },
  );
  for (const attribute of attributes) {
    const { catalogId, itemId } = attribute.item;
    loaded.get(pathOf({ catalogId, itemId }))?.attributes.push(attribute);
  }
  return loaded;
}

type PlainName = Exclude<keyof StoredItem, 'saleStarts' | 'saleEnds' | 'attributes'>;

const isPlain = (name: keyof StoredItem): name is PlainName =>
  name !== 'saleStarts' && name !== 'saleEnds' && name !== 'attributes';

const plainNames = namesOf(newItem()).filter(isPlain);

/** Returns an item as the rules of imports see it. */
export const storedItem = ({ item, attributes }: LoadedItem): StoredItem => ({
  ...pick(item, ...plainNames),
  saleStarts: item.saleStarts?.toISOString() ?? null,
  saleEnds: item.saleEnds?.toISOString() ?? null,
  attributes: attributes.map(plainAttribute),
});

export const plainAttribute = ({
  attributeId,
  type,
  value,
  description,
}: DraftAttribute): DraftAttribute => ({ attributeId, type, value, description });

/** Sets changed fields. */
export function writeFields(item: CatalogItem, fields: Partial<ImportedFields>): void {
  const { saleStarts, saleEnds, ...others } = fields;
  Object.assign(item, others);
  if (saleStarts !== undefined) item.saleStarts = saleStarts === null ? null : new Date(saleStarts);
  if (saleEnds !== undefined) item.saleEnds = saleEnds === null ? null : new Date(saleEnds);
  const isUnpublished = fields.taxCode !== undefined || fields.subscription !== undefined;
  if (isUnpublished) item.forgetPublishedPrice();
}
