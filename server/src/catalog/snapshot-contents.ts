import { hash } from 'node:crypto';
import type { components } from '@spindle/sdk/schema';
import type { CatalogRow, ItemKey, ItemRow } from './catalog-rows.ts';
import { presentCatalog, presentItem } from './presenters.ts';
import { readyReply, type ReadyReply } from './ready-reply.ts';

export type PublicCatalog = components['schemas']['Catalog'];
export type PublicItem = components['schemas']['CatalogItem'];

interface Shelf {
  catalog: PublicCatalog;
  items: Map<string, PublicItem>;
}

/** What the database says has become of the records. */
export interface Changes {
  catalogs: CatalogRow[];
  items: ItemRow[];
  goneCatalogs: string[];
  goneItems: ItemKey[];
}

export interface SnapshotContents {
  apply(changes: Changes): void;
  /** What is known of the database, shown or not: to find what changed. */
  readonly catalogRows: ReadonlyMap<string, CatalogRow>;
  readonly itemRows: ReadonlyMap<string, ReadonlyMap<string, ItemRow>>;
  /** By path. */
  readonly replies: ReadonlyMap<string, ReadyReply>;
  shelf(catalogId: string): Shelf | undefined;
  shelves(): Shelf[];
  version(): string;
}

/**
 * The shop window: what customers may see, as objects and as replies ready to be sent. Changes are
 * applied in one go, so that no reader sees half of one; only what changed is made anew.
 */
export function createSnapshotContents(): SnapshotContents {
  const catalogRows = new Map<string, CatalogRow>();
  const itemRows = new Map<string, Map<string, ItemRow>>();
  const itemJson = new WeakMap<PublicItem, string>();
  const replies = new Map<string, ReadyReply>();
  let shelves = new Map<string, Shelf>();
  let version = '';

  function apply(changes: Changes): void {
    const touched = new Set<string>();
    for (const row of changes.catalogs) {
      catalogRows.set(row.id, row);
      touched.add(row.id);
    }
    for (const id of changes.goneCatalogs) {
      catalogRows.delete(id);
      touched.add(id);
    }
    for (const row of changes.items) {
      itemsOf(row.catalog_id).set(row.item_id, row);
      touched.add(row.catalog_id);
    }
    for (const key of changes.goneItems) {
      itemsOf(key.catalogId).delete(key.itemId);
      touched.add(key.catalogId);
    }
    publish(touched);
  }

  function publish(touched: ReadonlySet<string>): void {
    const before = shelves;
    shelves = new Map();
    const shown = [...catalogRows.values()].filter((row) => row.enabled).sort(byWeight);
    for (const row of shown) {
      const previous = before.get(row.id);
      const unchanged = previous !== undefined && !touched.has(row.id);
      shelves.set(row.id, unchanged ? previous : fillShelf(row, previous));
    }
    for (const id of touched) writeReplies(id, before.get(id), shelves.get(id));
    const catalogs = readyReply(JSON.stringify([...shelves.values()].map((one) => one.catalog)));
    replies.set('/api/catalog', catalogs).set('/api/catalog/', catalogs);
    const lists = [...shelves.keys()].map((id) => replies.get(`/api/catalog/${id}`)?.etag);
    version = hash('sha1', [catalogs.etag, ...lists].join(), 'base64url');
  }

  function fillShelf(catalog: CatalogRow, previous: Shelf | undefined): Shelf {
    const items = new Map<string, PublicItem>();
    if (!catalog.external) {
      for (const row of [...itemsOf(catalog.id).values()].sort(byWeight)) {
        if (row.enabled) items.set(row.item_id, unlessSame(previous, row));
      }
    }
    return { catalog: presentCatalog(catalog), items };
  }

  /** The present object where nothing about the item changed, so that its reply stays too. */
  function unlessSame(previous: Shelf | undefined, row: ItemRow): PublicItem {
    const present = previous?.items.get(row.item_id);
    const item = presentItem(row);
    const json = JSON.stringify(item);
    if (present !== undefined && itemJson.get(present) === json) return present;
    itemJson.set(item, json);
    return item;
  }

  function writeReplies(id: string, before: Shelf | undefined, after: Shelf | undefined): void {
    const path = `/api/catalog/${id}`;
    for (const itemId of before?.items.keys() ?? []) {
      if (after?.items.has(itemId) !== true) {
        replies.delete(`${path}/${itemId}`);
        replies.delete(`${path}/${itemId}/`);
      }
    }
    if (after === undefined) {
      replies.delete(path);
      replies.delete(`${path}/`);
      return;
    }
    const texts: string[] = [];
    for (const [itemId, item] of after.items) {
      const text = itemJson.get(item) ?? JSON.stringify(item);
      texts.push(text);
      if (before?.items.get(itemId) === item) continue;
      const reply = readyReply(text);
      replies.set(`${path}/${itemId}`, reply).set(`${path}/${itemId}/`, reply);
    }
    const list = readyReply(`[${texts.join(',')}]`);
    replies.set(path, list).set(`${path}/`, list);
  }

  function itemsOf(catalogId: string): Map<string, ItemRow> {
    const found = itemRows.get(catalogId);
    if (found !== undefined) return found;
    const made = new Map<string, ItemRow>();
    itemRows.set(catalogId, made);
    return made;
  }

  return {
    apply,
    catalogRows,
    itemRows,
    replies,
    shelf: (catalogId: string) => shelves.get(catalogId),
    shelves: () => [...shelves.values()],
    version: () => version,
  };
}

interface Placed {
  listing_order_weight: number;
  id?: string;
  item_id?: string;
}

function byWeight(one: Placed, other: Placed): number {
  const nameOf = (row: Placed) => row.item_id ?? row.id ?? '';
  return (
    one.listing_order_weight - other.listing_order_weight || (nameOf(one) < nameOf(other) ? -1 : 1)
  );
}
