import { unitsReturnable, type OwedLine } from '@spindle/sdk/domain/orders/owed';
import { stagesOf } from '@spindle/sdk/domain/orders/stages';
import { stateNames, takesReturns } from '@spindle/sdk/domain/orders/standing';
import type { components } from '@spindle/sdk/schema';
import { presentOrderInvoice } from '@spindle/sdk/domain/invoices/presenters';
import type { Services } from '../services.ts';
import { pageLinksUntil } from '@spindle/sdk/domain/entitlements/download-links';
import { presentAccess } from '../entitlements/present-access.ts';
import { refundOfCustomer } from '@spindle/sdk/domain/refunds/refund-of-customer';
import { presentRefund } from './refunds/order-money.ts';
import { presentLine, type OrderLineRow } from './order-lines.ts';
import type { BoughtOrderRow, OrderRow } from './read-orders.ts';

type Schemas = components['schemas'];

/** An order as its buyer sees it, with what can be downloaded. */
export function presentOrder(
  order: BoughtOrderRow,
  { now, config }: Pick<Services, 'now' | 'config'>,
): Schemas['Order'] {
  const expiresAt = pageLinksUntil(now());
  const { lines, ...sale } = presentSale(order, { now, config });
  const refunds = order.refunds.filter(({ orderId }) => orderId !== null).map(presentRefund);
  const items = lines.map(({ line, shown }) => ({
    ...shown,
    ...presentAccess(line.bought, { config, expiresAt }),
  }));
  const { trackingUrl } = order;
  const stages = stagesOf(order);
  // none is told before the last label is bought
  const parcels = order.trackingNumber === null ? [] : order.parcels.map(presentParcel);
  return { ...sale, trackingUrl, parcels, stages, refunds: refunds.map(refundOfCustomer), items };
}

const presentParcel = ({ parcel, ...tracking }: BoughtOrderRow['parcels'][number]) => ({
  parcelId: String(parcel),
  ...tracking,
});

/** What buyer and staff see of an order alike. */
export function presentSale<Line extends OrderLineRow & OwedLine>(
  order: OrderRow<Line>,
  { now, config }: Pick<Services, 'now' | 'config'>,
) {
  const open = takesReturns(order, now(), config.business.returnWindowDays);
  const lines = order.lines.map((line) => {
    const quantityReturnable = open ? unitsReturnable(line) : 0;
    return {
      line,
      shown: { ...presentLine(line), discount: line.discountCents, quantityReturnable },
    };
  });
  return {
    orderId: order.id,
    dateCreated: order.createdAt.toISOString(),
    dateModified: order.updatedAt.toISOString(),
    state: stateNames(order),
    orderState: order.orderState,
    amount: order.totalCents,
    total: order.totalCents,
    total_refunded: order.refundedCents,
    tax: order.taxCents,
    shippingPrice: order.shippingCents,
    trackingNumber: order.trackingNumber,
    receiptUrl: order.receiptUrl,
    returnable: lines.some(({ shown }) => shown.quantityReturnable > 0),
    parentId: order.parentId,
    shipping: order.shipping && { ...order.shipping, tracking_number: order.trackingNumber },
    billing: order.billing,
    expectedShippingDate: order.expectedShippingAt?.toISOString() ?? null,
    paymentIntentId: order.paymentIntentId,
    balanceTransaction: order.balanceTransaction,
    chargeStatus: order.chargeStatus,
    paymentMethod: order.paymentMethod,
    shippingGrouping: order.shippingGroup,
    invoices: order.invoices.map(presentOrderInvoice),
    /** As they were read, beside what is shown of them. */
    lines,
  };
}
