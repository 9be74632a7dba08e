import { pageLinksUntil } from '../../domain/entitlements/download-links.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import {
  presentOrder as presentBought,
  presentStaffOrder as presentSold,
} from '../../domain/orders/present-order.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/find-record.ts';
import { businessOf } from '../config/business.ts';
import { invoicesOf } from '../invoices/issue-invoice.ts';
import type { Order, ShopState } from '../state.ts';
import { boughtAccess } from './bought-access.ts';
import { claimOf, oldestFirst, payerOf } from './find-order.ts';
import { moneyOf } from './request-refund.ts';
import { parcelOf, parcelsOf } from './parcel-of.ts';
import { factsOf, NO_INTENT } from './order-status.ts';

type Schemas = components['schemas'];

/** Returns the data that both the buyer and staff see. */
function displayFacts(state: ShopState, order: Order) {
  const { receiptUrl, billing, paymentIntentId, balanceTransaction, chargeStatus } = order;
  return {
    ...factsOf(state, order),
    receiptUrl,
    billing,
    paymentIntentId: paymentIntentId?.startsWith(NO_INTENT) ? null : paymentIntentId,
    balanceTransaction,
    chargeStatus,
    paymentMethod: order.paymentMethod,
    invoices: invoicesOf(state, order).map(({ id, document }) => ({ ...document, id })),
  };
}

export function presentOrder(state: ShopState, order: Order, now: Date): Schemas['Order'] {
  const linksUntil = pageLinksUntil(now);
  const { lines, ...facts } = displayFacts(state, order);
  return presentBought(
    {
      ...facts,
      ...parcelOf(order),
      parcels: parcelsOf(order).map(({ weight: _weight, labelUrl: _url, ...parcel }) => parcel),
      lines: lines.map((line) => ({
        ...line,
        access: boughtAccess(state, order, line.sold, linksUntil),
      })),
    },
    { now, returnWindowDays: businessOf(state).returnWindowDays },
  );
}

export function presentStaffOrder(
  state: ShopState,
  order: Order,
  now: Date,
): Schemas['StaffOrder'] {
  const { labelUrl, userId, timeline, alert, returnReasons = [] } = order;
  const { lines, ...facts } = displayFacts(state, order);
  return presentSold(
    {
      ...facts,
      ...payerOf(state, order),
      ...claimOf(state, order),
      userId,
      labeled: labelUrl !== null,
      labelUrl,
      labels: order.labels.map(({ ounces: _ounces, ...label }) => label),
      parcels: parcelsOf(order),
      timeline,
      money: order.parentId === null ? moneyOf(state, order) : null,
      siblings: siblingsOf(state, order),
      alert,
      lines: lines.map((line, at) => {
        const item = knownItem(state, line);
        return {
          ...line,
          returnReason: returnReasons[at] ?? null,
          item: {
            priceCents: item ? fromDollars(item.price) : null,
            taxCode: item?.taxCode ?? null,
            couponId: item?.couponId ?? null,
            subscriptionLink: item?.subscriptionLink ?? null,
            externalId: item?.externalId ?? null,
            version: item?.version ?? null,
          },
        };
      }),
    },
    { now, returnWindowDays: businessOf(state).returnWindowDays },
  );
}

/** Returns the other orders of the same payment, without returns. */
const siblingsOf = (state: ShopState, { orderId, paymentIntentId }: Order) =>
  oldestFirst(state.orders)
    .filter((order) => order.paymentIntentId === paymentIntentId && order.orderId !== orderId)
    .filter(({ parentId }) => parentId === null)
    .map(({ orderId: id, orderState, total }) => ({ orderId: id, orderState, total }));
