import { knownItem } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { expectedShippingDate } from '../../domain/orders/expected-shipping.ts';
import { business } from '../config/business.ts';
import { pickOrderId } from '../orders/move-order.ts';
import type { Checkout, Order, Person } from '../state.ts';
import { NO_INTENT } from '../orders/standing-of.ts';
import { totalOf, type Charge } from '../../domain/orders/charges.ts';
import { splitIntoOrders, type OrderShare } from '../../domain/orders/split-into-orders.ts';
import { chargeOf, taxed } from './prices.ts';
import { toPostal, type StreetAddress } from '../../domain/checkout/address-check.ts';
import { DIGITAL_GROUP, shippingOf } from '../../domain/shipping/shipping-of.ts';

interface Paid {
  checkout: Checkout;
  buyer: Person;
  /** How it is shipped; null where nothing is. */
  preference: string | null;
  /** Cents without tax. */
  shippingCents: number;
}

/** Makes one order per shipping group of a payment; what is digital counts as shipped at once. */
export function placeOrders(scene: Scene, paid: Paid): Order[] {
  const { state } = scene;
  const { checkout, buyer, shippingCents } = paid;
  const country = checkout.shipTo?.country ?? buyer.address?.country ?? 'US';
  const lines = checkout.lines.map((line) => {
    const { group } = shippingOf(knownItem(state, line) ?? { digital: false, attributes: [] });
    return { line, shippingGroup: group, ...chargeOf(state, line, country) };
  });
  const shipping = taxed(shippingCents, country);
  const facts = paymentFacts(scene, paid, [...lines, shipping]);
  return splitIntoOrders(lines, shipping).map((share) => {
    const order = { ...facts, ...orderOf(scene, paid, share) };
    state.orders.push(order);
    return order;
  });
}

function orderOf(
  scene: Scene,
  { checkout: { shipTo, phone }, buyer, preference }: Paid,
  share: OrderShare<Charge & { line: Checkout['lines'][number] }>,
) {
  const at = scene.now.toISOString();
  const digital = share.shippingGroup === DIGITAL_GROUP;
  const ownName = `${buyer.firstName} ${buyer.lastName}`;
  const orderState = digital ? ('SHIPPED' as const) : ('PENDING' as const);
  return {
    orderId: pickOrderId(scene),
    parentId: null,
    userId: buyer.userId,
    email: buyer.email,
    dateCreated: at,
    dateModified: at,
    orderState,
    total: share.totalCents,
    tax: share.taxCents,
    shippingPrice: share.shippingCents,
    shippingGrouping: share.shippingGroup,
    shipping: digital || !shipTo ? null : destinationOf(shipTo, { name: ownName, phone }),
    shippingPreference: digital ? null : preference,
    expectedShippingDate: digital
      ? null
      : expectedShippingDate(
          scene.now,
          business.shipWithinWorkingDays,
          business.timeZone,
        ).toISOString(),
    dateShipped: digital ? at : null,
    trackingNumber: null,
    trackingStatus: null,
    labelUrl: null,
    labels: [],
    version: 1,
    items: share.lines.map(({ line }) => ({ ...line })),
    charged: share.lines.map(({ grossCents, taxCents }) => ({ grossCents, taxCents })),
    timeline: [{ at, actor: null, from: null, to: orderState, why: 'Paid' }],
    alert: null,
    refunds: [],
    disputes: [],
    claim: null,
  };
}

function destinationOf(
  { name, company, phone, asTyped, ...place }: NonNullable<Checkout['shipTo']>,
  payer: { name: string; phone: string | undefined },
) {
  const called = phone ?? payer.phone;
  return {
    name: name ?? payer.name,
    ...(company !== undefined && { company }),
    address: toPostal(place),
    ...(called !== undefined && { phone: called }),
    ...(asTyped && { asTyped }),
    tracking_number: null,
  };
}

/** Of whoever has no address on record. */
const SAMPLE: StreetAddress = {
  address: '179 N Harbor Dr',
  city: 'Redondo Beach',
  state: 'CA',
  zip: '90277',
  country: 'US',
};

type PaymentFacts = Pick<
  Order,
  | 'customerId'
  | 'paymentIntentId'
  | 'balanceTransaction'
  | 'receiptUrl'
  | 'chargeStatus'
  | 'paymentMethod'
  | 'billing'
>;

/** What the payment provider says of a payment; the same on all orders it makes. */
function paymentFacts(
  { newId }: Scene,
  { buyer, checkout }: Paid,
  charges: readonly Charge[],
): PaymentFacts {
  const key = newId().replaceAll('-', '').slice(0, 16);
  const { customerId } = buyer;
  const known = { customerId, chargeStatus: 'succeeded' };
  if (totalOf(charges).totalCents === 0) {
    const nothing = { balanceTransaction: null, receiptUrl: null, paymentMethod: null };
    return { ...known, ...nothing, paymentIntentId: `${NO_INTENT}${key}`, billing: null };
  }
  return {
    ...known,
    paymentIntentId: `pi_${key}`,
    balanceTransaction: `txn_${key}`,
    receiptUrl: `https://pay.example.com/receipts/ch_${key}`,
    paymentMethod: 'visa •••• 4242',
    billing: {
      address: toPostal(checkout.shipTo ?? buyer.address ?? SAMPLE),
      phone: null,
      name: `${buyer.firstName} ${buyer.lastName}`,
    },
  };
}
