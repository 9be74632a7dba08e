import { recordAudit, type StaffAction, type StaffCall } from '../audit/record-audit.ts';
import { centsOf } from '../core/dollars.ts';
import type { ShopState } from '../state.ts';

type Fields = StaffAction['after'];

/** Notes the fields that an edit changed; one that changes nothing leaves no note. */
export function recordEdit(
  call: StaffCall,
  { before, after, ...edit }: StaffAction & { before: Fields; after: Fields },
): void {
  if (before === null || after === null) {
    recordAudit(call, { ...edit, before, after });
    return;
  }
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return;
  recordAudit(call, { ...edit, before: pick(before, changed), after: pick(after, changed) });
}

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}

/** What of a catalogue staff can edit. */
export function auditedCatalog(catalog: ShopState['catalogs'][number]) {
  const { catalogId: _, image: _image, version, dateCreated, dateModified, ...fields } = catalog;
  return fields;
}

/** What of an item staff can edit. */
export function auditedItem(item: ShopState['items'][number], onHand: number) {
  return {
    title: item.title,
    description: item.description,
    imageAlt: item.imageAlt,
    subscription: item.subscription,
    digital: item.digital,
    enabled: item.enabled,
    expired: item.expired,
    locked: item.locked,
    priceCents: centsOf(item.price),
    onHand,
    listingOrderWeight: item.listingOrderWeight,
    taxCode: item.taxCode,
    externalId: item.externalId,
    subscriptionLink: item.subscriptionLink,
    couponId: item.couponId,
  };
}
