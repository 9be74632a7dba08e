import { pageLinksUntil } from '../../domain/entitlements/download-links.ts';
import { fullName } from '../../domain/identity/full-name.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import {
  presentOrder as presentBought,
  presentStaffOrder as presentSold,
} from '../../domain/orders/present-order.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/known-record.ts';
import { business } from '../config/business.ts';
import type { Order, ShopState } from '../state.ts';
import { accessOf } from './bought-access.ts';
import { buyerOf } from './find-order.ts';
import { moneyOf } from './give-back.ts';
import { parcelOf, parcelsOf } from './parcel-of.ts';
import { holdOf, orderFacts } from './standing-of.ts';

type Schemas = components['schemas'];

const { returnWindowDays } = business;

export function presentOrder(state: ShopState, order: Order, now: Date): Schemas['Order'] {
  const linksUntil = pageLinksUntil(now);
  const { lines, ...facts } = orderFacts(state, order);
  return presentBought(
    {
      ...facts,
      ...parcelOf(order),
      parcels: parcelsOf(order).map(({ weight: _weight, labelUrl: _url, ...parcel }) => parcel),
      lines: lines.map((line) => ({
        ...line,
        access: accessOf(state, order, line.sold, linksUntil),
      })),
    },
    { now, returnWindowDays },
  );
}

export function presentStaffOrder(
  state: ShopState,
  order: Order,
  now: Date,
): Schemas['StaffOrder'] {
  const buyer = buyerOf(state, order);
  const { claim, returnReasons = [] } = order;
  const holder = state.people.find(({ userId }) => userId === claim?.userId);
  const { lines, ...facts } = orderFacts(state, order);
  return presentSold(
    {
      ...facts,
      ...holdOf(state, order),
      userId: order.userId,
      customerId: buyer?.customerId ?? order.customerId,
      email: buyer?.email ?? order.email,
      version: order.version,
      claimedUntil: claim && new Date(claim.until),
      holder: holder ? fullName(holder) : null,
      labelled: order.labelUrl !== null,
      labelUrl: order.labelUrl,
      labels: order.labels.map(({ ounces: _ounces, ...label }) => label),
      parcels: parcelsOf(order),
      shippingPreference: order.shippingPreference,
      trackingStatus: order.trackingStatus,
      timeline: order.timeline,
      money: order.parentId === null ? moneyOf(state, order) : null,
      alert: order.alert,
      lines: lines.map((line, at) => {
        const item = knownItem(state, line.sold);
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
    { now, returnWindowDays },
  );
}
