import type { components } from '../../src/schema.d.ts';
import { pageLinksUntil } from '../../domain/entitlements/download-links.ts';
import type { Order, ShopState } from '../state.ts';
import { accessOf } from './bought-access.ts';
import { presentLine } from './present-line.ts';
import { standingOf } from './standing-of.ts';

/** An order as its buyer sees it, with what can be downloaded. */
export function presentOrder(
  state: ShopState,
  order: Order,
  now: Date,
): components['schemas']['Order'] {
  const standing = standingOf(state, order, now);
  return {
    orderId: order.orderId,
    dateCreated: order.dateCreated,
    dateModified: order.dateModified,
    state: standing.state,
    orderState: order.orderState,
    amount: order.total,
    total: order.total,
    total_refunded: standing.total_refunded,
    tax: order.tax,
    shippingPrice: order.shippingPrice,
    trackingNumber: order.trackingNumber,
    receiptUrl: order.receiptUrl,
    returnable: standing.returnable,
    parentId: order.parentId,
    shipping: order.shipping && { ...order.shipping, tracking_number: order.trackingNumber },
    billing: order.billing,
    expectedShippingDate: order.expectedShippingDate,
    paymentIntentId: order.paymentIntentId,
    balanceTransaction: order.balanceTransaction,
    chargeStatus: order.chargeStatus,
    paymentMethod: order.paymentMethod,
    shippingGrouping: order.shippingGrouping,
    items: standing.items.map((line) => ({
      ...presentLine(line),
      quantityReturnable: line.quantityReturnable,
      ...accessOf(state, order, line, pageLinksUntil(now)),
    })),
  };
}
