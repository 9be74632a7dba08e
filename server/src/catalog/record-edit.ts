import type { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogItem } from './catalog-item.entity.ts';
import type { Catalog } from './catalog.entity.ts';
import type { Editing } from './edit-shop-window.ts';
import { noteEdit, type Edit } from './note-edit.ts';

/** Notes an edit in its transaction; one that changes nothing leaves no note. */
export function recordEdit(
  tx: EntityManager,
  editing: Editing,
  { verb, ...edit }: Omit<Edit, 'action'> & { verb: string },
): void {
  noteEdit(tx, editing, { action: `catalog.${verb}`, ...edit });
}

/** What of a catalogue staff can edit. */
export const auditedCatalog = (catalog: Catalog) => ({
  title: catalog.title,
  description: catalog.description,
  imageAlt: catalog.imageAlt,
  enabled: catalog.enabled,
  expired: catalog.expired,
  locked: catalog.locked,
  external: catalog.external,
  link: catalog.link,
  listingOrderWeight: catalog.listingOrderWeight,
});

/** What of an item staff can edit. */
export const auditedItem = (item: CatalogItem) => ({
  title: item.title,
  description: item.description,
  imageAlt: item.imageAlt,
  subscription: item.subscription,
  digital: item.digital,
  enabled: item.enabled,
  expired: item.expired,
  locked: item.locked,
  priceCents: item.priceCents,
  onHand: item.onHand,
  listingOrderWeight: item.listingOrderWeight,
  taxCode: item.taxCode,
  externalId: item.externalId,
  subscriptionLink: item.subscriptionLink,
  couponId: item.couponId,
});
