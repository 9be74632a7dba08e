import { knownItem } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { businessOf } from '../config/business.ts';
import { newOrder } from '../orders/move-order.ts';
import type { Checkout, Order, Person } from '../state.ts';
import { NO_INTENT } from '../orders/order-status.ts';
import { totalOf, type Charge } from '../../domain/orders/charges.ts';
import {
  beginOrder,
  splitIntoOrders,
  type OrderShare,
} from '../../domain/orders/split-into-orders.ts';
import { chargeOf, taxed } from './prices.ts';
import { toPostal, type StreetAddress } from '../../domain/checkout/address-check.ts';
import { shippingOf } from '../../domain/shipping/shipping-of.ts';

interface PaidCheckout {
  checkout: Checkout;
  buyer: Person;
  /** The shipping option. Null if nothing is shipped. */
  preference: string | null;
  /** Cents, without tax. */
  shippingCents: number;
}

/**
 * Creates one order per shipping group of a payment. Digital orders count as shipped immediately.
 */
export function placeOrders(scene: Scene, paid: PaidCheckout): Order[] {
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
    const order = { ...facts, ...orderFields(scene, paid, share) };
    state.orders.push(order);
    return order;
  });
}

function orderFields(
  scene: Scene,
  { checkout: { shipTo, phone }, buyer, preference }: PaidCheckout,
  share: OrderShare<Charge & { line: Checkout['lines'][number] }>,
) {
  const ownName = `${buyer.firstName} ${buyer.lastName}`;
  const shipping = shipTo ? destinationOf(shipTo, { name: ownName, phone }) : null;
  const selected = { shipping, preference };
  const terms = { ...businessOf(scene.state), now: scene.now };
  const { orderState, ...begun } = beginOrder(share.shippingGroup, selected, terms);
  const order = newOrder(scene);
  return {
    ...order,
    parentId: null,
    userId: buyer.userId,
    email: buyer.email,
    orderState,
    total: share.totalCents,
    tax: share.taxCents,
    shippingPrice: share.shippingCents,
    shippingGrouping: share.shippingGroup,
    shipping: begun.shipping,
    shippingPreference: begun.shippingPreference,
    expectedShippingDate: begun.expectedShippingAt?.toISOString() ?? null,
    dateShipped: begun.shippedAt?.toISOString() ?? null,
    items: share.lines.map(({ line }) => ({ ...line })),
    charged: share.lines.map(({ grossCents, taxCents }) => ({ grossCents, taxCents })),
    timeline: [{ at: order.dateCreated, actor: null, from: null, to: orderState, why: 'Paid' }],
    alert: null,
    disputes: [],
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

/** Used for customers without a saved address. */
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

/**
 * Returns the payment data reported by the provider. All orders of a payment have the same data.
 */
function paymentFacts(
  { newId }: Scene,
  { buyer, checkout }: PaidCheckout,
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
