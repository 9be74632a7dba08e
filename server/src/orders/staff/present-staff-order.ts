import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { moneyOf, presentRefund } from '../refunds/order-money.ts';
import { presentSale } from '../presenters.ts';
import type { OrderLabelRow, StaffLineRow, StaffOrderRow } from './read-staff-orders.ts';
import { parcelOf, unitsOwed } from '@spindle/sdk/domain/orders/owed';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { presentClaim } from '@spindle/sdk/domain/picking/claim';
import { isRefunded } from '@spindle/sdk/domain/orders/standing';
import { allowedStates } from '@spindle/sdk/domain/orders/refuse-move';
import { toDollars } from '@spindle/sdk/domain/money/dollars';

type Schemas = components['schemas'];

export function presentStaffOrder(
  order: StaffOrderRow,
  services: Pick<Services, 'now' | 'config'>,
): Schemas['StaffOrder'] {
  const { lines, ...sale } = presentSale(order, services);
  const inUse = order.labels.filter(({ voidedAt }) => voidedAt === null);
  const labelled = order.shipmentId !== null || order.labelUrl !== null || inUse.length > 0;
  const voiding = order.labels.some(({ state }) => state === 'VOIDING');
  const { hold, nothingLeft } = parcelOf(order);
  return {
    ...sale,
    items: lines.map(({ line, shown }) => ({
      ...shown,
      quantityOwed: unitsOwed(order, line),
      ...fromCatalog(line),
    })),
    customerId: order.customerId,
    userId: order.userId,
    email: order.email ?? '',
    status: order.chargeStatus,
    version: order.version,
    ...presentClaim(
      {
        claimedUntil: order.claimedUntil,
        holder: fullName({ firstName: order.claimedFirstName, lastName: order.claimedLastName }),
      },
      services.now(),
    ),
    // an order exists only once the provider says paid
    paid: true,
    refunded: isRefunded(order),
    labelUrl: order.labelUrl,
    labels: order.labels.map(presentLabel),
    parcels: inUse.toSorted((a, b) => a.parcel - b.parcel).map(presentParcel),
    dateShipped: order.shippedAt?.toISOString() ?? null,
    shippingPreference: order.shippingPreference,
    allowedStates: allowedStates({ ...order, labelled, voiding, hold, nothingLeft }),
    trackingStatus: order.trackingStatus,
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
    alert: order.alert,
  };
}

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

/** What the catalogue says of the item today; nulls where it has it no more. */
function fromCatalog(line: StaffLineRow) {
  const price = line.itemPriceCents;
  return {
    returnReason: line.returnReason,
    itemPrice: price === null ? null : toDollars(price),
    taxCode: line.taxCode,
    couponId: line.couponId,
    subscriptionLink: line.subscriptionLink,
    externalId: line.externalId,
    version: line.version,
  };
}

function utc(moment: string): string {
  return new Date(moment).toISOString();
}
