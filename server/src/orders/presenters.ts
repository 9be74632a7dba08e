import { pageLinksUntil } from '@spindle/sdk/domain/entitlements/download-links';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import {
  presentOrder as presentBought,
  presentStaffOrder as presentSold,
} from '@spindle/sdk/domain/orders/present-order';
import type { components } from '@spindle/sdk/schema';
import { presentAccess } from '../entitlements/present-access.ts';
import type { Services } from '../services.ts';
import { presentLine, type OrderLineRow } from './order-lines.ts';
import type { BoughtOrderRow } from './read-orders.ts';
import { moneyOf, presentRefund } from './refunds/order-money.ts';
import type { OrderLabelRow, StaffOrderRow } from './staff/read-staff-orders.ts';

type Schemas = components['schemas'];
type PresenterServices = Pick<Services, 'now' | 'config'>;

export function presentOrder(
  { refunds, parcels, lines, ...order }: BoughtOrderRow,
  services: PresenterServices,
): Schemas['Order'] {
  const links = { config: services.config, expiresAt: pageLinksUntil(services.now()) };
  return presentBought(
    {
      ...order,
      refunds: refunds.map(presentRefund),
      parcels: parcels.map(({ parcel, ...tracking }) => ({ parcelId: `${parcel}`, ...tracking })),
      lines: lines.map((line) => ({
        ...soldLine(line),
        access: presentAccess(line.bought, links),
      })),
    },
    termsOf(services),
  );
}

export function presentStaffOrder(
  order: StaffOrderRow,
  services: PresenterServices,
): Schemas['StaffOrder'] {
  const inUse = order.labels.filter(({ voidedAt }) => voidedAt === null);
  return presentSold(
    {
      ...order,
      email: order.email ?? '',
      holder: fullName({ firstName: order.claimedFirstName, lastName: order.claimedLastName }),
      labeled: order.shipmentId !== null || order.labelUrl !== null || inUse.length > 0,
      labels: order.labels.map(presentLabel),
      parcels: inUse.toSorted((a, b) => a.parcel - b.parcel).map(presentParcel),
      timeline: order.timeline.map((event) => ({ ...event, at: utc(event.at) })),
      refunds: order.refunds.map(presentRefund),
      money: order.parentId === null ? moneyOf(order) : null,
      disputes: order.disputes.map(
        ({ id, amountCents, reason, status, createdAt, acknowledgedAt }) => ({
          disputeId: id,
          amount: amountCents,
          reason,
          status,
          dateCreated: utc(createdAt),
          dateAcknowledged: acknowledgedAt && utc(acknowledgedAt),
        }),
      ),
      lines: order.lines.map((line) => ({
        ...soldLine(line),
        returnReason: line.returnReason,
        item: {
          priceCents: line.itemPriceCents,
          taxCode: line.taxCode,
          couponId: line.couponId,
          subscriptionLink: line.subscriptionLink,
          externalId: line.externalId,
          version: line.version,
        },
      })),
    },
    termsOf(services),
  );
}

const termsOf = ({ now, config }: PresenterServices) => ({
  now: now(),
  returnWindowDays: config.business.returnWindowDays,
});

const soldLine = <Line extends OrderLineRow>(line: Line) => ({
  ...line,
  sold: { ...presentLine(line), discount: line.discountCents },
});

function presentParcel({ parcel, ounces, trackingNumber, trackingUrl, url }: OrderLabelRow) {
  const weight = ounces === null ? null : Number(ounces);
  return { parcelId: String(parcel), weight, trackingNumber, trackingUrl, labelUrl: url };
}

function presentLabel({ parcel, url, cents, boughtAt, voidedAt, ...label }: OrderLabelRow) {
  const { trackingNumber, state } = label;
  return {
    trackingNumber,
    state,
    parcelId: String(parcel),
    labelUrl: url,
    amount: cents,
    dateBought: utc(boughtAt),
    dateVoided: voidedAt === null ? null : utc(voidedAt),
  };
}

function utc(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
