import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { notFound } from '@spindle/sdk/contract/failure';
import { findCatalog, findItems } from './catalog-rows.ts';
import { presentCatalog, presentItemRecord } from './presenters.ts';

type Schema = components['schemas'];

/** The catalogue as this transaction has it, for the reply to an edit. */
export async function readCatalogRecord(tx: EntityManager, id: string): Promise<Schema['Catalog']> {
  const row = await findCatalog(tx, id);
  if (row === undefined) throw notFound('There is no such catalogue.');
  return presentCatalog(row);
}

/** The item as this transaction has it, for the reply to an edit. */
export async function readItemRecord(
  tx: EntityManager,
  catalogId: string,
  itemId: string,
): Promise<Schema['CatalogItemRecord']> {
  const [row] = await findItems(tx, [{ catalogId, itemId }]);
  if (row === undefined) throw notFound('There is no such item.');
  return presentItemRecord(row);
}
