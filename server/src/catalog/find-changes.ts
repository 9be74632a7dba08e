import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { findAllCatalogs, findItems, type ItemKey } from './catalog-rows.ts';
import type { Changes, SnapshotContents } from './snapshot-contents.ts';

interface Stamp {
  catalog_id: string;
  /** null: the catalogue itself. */
  item_id: string | null;
  updated_at: Date;
  available: number;
}

/**
 * One cheap statement, always on the primary, tells when each record was last edited and how many
 * units can be sold; only records that differ from what is known are read in full.
 */
export async function findChanges(
  em: EntityManager,
  known: Pick<SnapshotContents, 'catalogRows' | 'itemRows'>,
): Promise<Changes | undefined> {
  const stamps = await query<Stamp>(
    em,
    `select id as catalog_id, null as item_id, updated_at, 0 as available
       from catalogs where deleted_at is null
     union all
     select catalog_id, item_id, updated_at, on_hand - reserved
       from catalog_items where deleted_at is null`,
  );
  const { catalogsDiffer, items, goneCatalogs, goneItems } = compare(stamps, known);
  if (!catalogsDiffer && items.length + goneCatalogs.length + goneItems.length === 0) {
    return undefined;
  }
  const catalogs = catalogsDiffer ? await findAllCatalogs(em) : [];
  return {
    catalogs: catalogs.filter((row) => !isSame(known.catalogRows.get(row.id), row)),
    items: items.length === 0 ? [] : await findItems(em, items),
    goneCatalogs,
    goneItems,
  };
}

function compare(
  stamps: readonly Stamp[],
  known: Pick<SnapshotContents, 'catalogRows' | 'itemRows'>,
) {
  const seenCatalogs = new Set<string>();
  const seenItems = new Map<string, Set<string>>();
  const items: ItemKey[] = [];
  let catalogsDiffer = false;
  for (const stamp of stamps) {
    const { catalog_id: catalogId, item_id: itemId } = stamp;
    if (itemId === null) {
      seenCatalogs.add(catalogId);
      catalogsDiffer ||= !isSame(known.catalogRows.get(catalogId), stamp);
      continue;
    }
    const seen = seenItems.get(catalogId) ?? new Set();
    seenItems.set(catalogId, seen.add(itemId));
    const row = known.itemRows.get(catalogId)?.get(itemId);
    if (!isSame(row, stamp) || row?.available !== stamp.available)
      items.push({ catalogId, itemId });
  }
  const goneCatalogs = [...known.catalogRows.keys()].filter((id) => !seenCatalogs.has(id));
  const goneItems = [...known.itemRows].flatMap(([catalogId, rows]) =>
    [...rows.keys()]
      .filter((itemId) => seenItems.get(catalogId)?.has(itemId) !== true)
      .map((itemId) => ({ catalogId, itemId })),
  );
  return { catalogsDiffer, items, goneCatalogs, goneItems };
}

function isSame(known: { updated_at: Date } | undefined, now: { updated_at: Date }): boolean {
  return known?.updated_at.getTime() === now.updated_at.getTime();
}
