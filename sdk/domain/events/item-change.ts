import type { EventType } from './event-types.ts';
import type { EventFacts } from './present-event.ts';

interface Edit {
  /** Of the item, as `GET /api/admin/items` has it. */
  id: string;
  /** As the audit has them; null for what is gone. */
  after: Record<string, unknown> | null;
  attributeId: string | null;
  deletes: boolean;
}

/** Where the audit has names of its own; units are told of by the ledger. */
const wireNames: Record<string, string | null> = {
  priceCents: 'price',
  salePriceCents: 'salePrice',
  onHand: null,
};

/** What programs hear of an edit of an item; null where it is of its units alone. */
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
  return changed.length === 0 ? null : { type: 'item.changed', data: { id, changed } };
}

/** An item's id, as `GET /api/admin/items` has it. */
export const itemIdOf = (catalogId: string, itemId: string): string => `${catalogId}_${itemId}`;
