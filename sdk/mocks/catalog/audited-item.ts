import { centsOf } from '../core/dollars.ts';
import type { ShopState } from '../state.ts';

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
