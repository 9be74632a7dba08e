import type { EntityManager } from '@mikro-orm/postgresql';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CatalogItem } from './catalog-item.entity.ts';
import type { Catalog } from './catalog.entity.ts';
import type { Editing } from './edit-shop-window.ts';
import type { ItemAttribute } from './item-attribute.entity.ts';

interface Edit {
  /** The verb: `update-item`. */
  verb: string;
  /** `item spindles/er20` */
  subject: string;
  /** Null for what is new. */
  before: Record<string, unknown> | null;
  /** Null for what is gone. */
  after: Record<string, unknown> | null;
}

/** Notes an edit in its transaction; one that changes nothing leaves no note. */
export function recordEdit(
  tx: EntityManager,
  { user, requestId, now }: Editing,
  { verb, subject, before, after }: Edit,
): void {
  const changed = changedFields(before, after);
  if (changed === null) return;
  const actor = { id: user.id, email: user.email };
  recordAudit(tx, { actor, action: `catalog.${verb}`, subject, ...changed, requestId, now });
}

/** What of a catalogue staff can edit. */
export const auditedCatalog = (catalog: Catalog) => ({
  title: catalog.title,
  description: catalog.description,
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

/** What of an attribute staff can edit. */
export const auditedAttribute = ({
  type,
  value,
  description,
}: Pick<ItemAttribute, 'type' | 'value' | 'description'>) => ({ type, value, description });
