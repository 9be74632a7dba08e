import type { EventType } from './event-types.ts';
import type { EventFacts } from './present-event.ts';

interface Edit {
  /** The item's id as in `GET /api/admin/items`. */
  id: string;
  /** The changed fields as in the audit log. Null if the record was deleted. */
  after: Record<string, unknown> | null;
  attributeId: string | null;
  deletes: boolean;
}

/**
 * Maps audit log names to event names. Stock changes are reported from the stock ledger instead.
 */
const wireNames: Record<string, string | null> = {
  priceCents: 'price',
  salePriceCents: 'salePrice',
  breakQuantities: 'priceBreaks',
  breakPricesCents: 'priceBreaks',
  costPriceCents: 'costPrice',
  replacedByCatalogId: 'replacedBy',
  replacedByItemId: 'replacedBy',
  familyId: 'family',
  onHand: null,
};

/** Returns the webhook event for an edit of an item, or null if only its stock changed. */
export function itemChange({ id, after, attributeId, deletes }: Edit): {
  type: EventType;
  data: EventFacts;
} | null {
  if (attributeId !== null) {
    return { type: 'item.changed', data: { id, changed: ['attributes'], attributeId } };
  }
  if (deletes) return { type: 'item.deleted', data: { id } };
  const changed = Object.keys(after ?? {}).flatMap(
    (name) => wireNames[name] ?? (name in wireNames ? [] : [name]),
  );
  if (changed.length === 0) return null;
  return { type: 'item.changed', data: { id, changed: [...new Set(changed)] } };
}

/** Returns an item's id as in `GET /api/admin/items`. */
export const itemIdOf = (catalogId: string, itemId: string): string => `${catalogId}_${itemId}`;
