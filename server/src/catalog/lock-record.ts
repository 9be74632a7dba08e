import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { CatalogItem } from './catalog-item.entity.ts';
import { Catalog } from './catalog.entity.ts';

/** @throws 404 where there is none */
export async function lockCatalog(tx: EntityManager, id: string): Promise<Catalog> {
  const catalog = await tx.findOne(
    Catalog,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (catalog === null) throw notFound('There is no such catalogue.');
  return catalog;
}

/** @throws 404 where there is none */
export async function lockItem(
  tx: EntityManager,
  catalogId: string,
  itemId: string,
): Promise<CatalogItem> {
  const item = await tx.findOne(
    CatalogItem,
    { catalogId, itemId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (item === null) throw notFound('There is no such item.');
  return item;
}
