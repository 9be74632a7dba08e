import type { ShopState } from '../state.ts';
import { fromDollars } from '../../domain/money/dollars.ts';

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
    priceCents: fromDollars(item.price),
    onHand,
    listingOrderWeight: item.listingOrderWeight,
    taxCode: item.taxCode,
    externalId: item.externalId,
    subscriptionLink: item.subscriptionLink,
    couponId: item.couponId,
  };
}
