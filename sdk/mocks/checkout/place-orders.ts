import { knownItem } from '../catalog/known-record.ts';
import type { Scene } from '../core/scene.ts';
import { expectedShippingDate } from '../../domain/orders/expected-shipping.ts';
import { business } from '../config/business.ts';
import { pickOrderId } from '../orders/pick-order-id.ts';
import { recount } from '../orders/standing-of.ts';
import type { Checkout, Order, Person } from '../state.ts';
import { chargeOf, taxed, type Charge } from './charge-lines.ts';
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

interface PaidLine extends Charge {
  line: Checkout['lines'][number];
  group: string;
}

/** Makes one order per shipping group of a payment; what is digital counts as shipped at once. */
export function placeOrders(scene: Scene, paid: Paid): Order[] {
  const { state, now } = scene;
  const { checkout, buyer, shippingCents } = paid;
  const country = checkout.shipTo?.country ?? buyer.address?.country ?? 'US';
  const lines = checkout.lines.map((line): PaidLine => {
    const item = knownItem(state, line);
    const { group } = shippingOf(item ?? { digital: false, attributes: [] });
    return { line, group, ...chargeOf(state, line, country) };
  });
  // shipping belongs to the first group that is shipped
  const carrier = lines.find(({ group }) => group !== DIGITAL_GROUP)?.group;
  const facts = paymentFacts(scene, buyer, checkout);
  return [...Map.groupBy(lines, ({ group }) => group)].map(([group, ofGroup]) => {
    const carried = group === carrier ? taxed(shippingCents, country) : nothing;
    const order = orderOf(scene, paid, { group, lines: ofGroup, carried, facts });
    state.orders.push(order);
    recount(state, order, now);
    return order;
  });
}

const nothing: Charge = { grossCents: 0, taxCents: 0 };

interface Share {
  group: string;
  lines: readonly PaidLine[];
  carried: Charge;
  facts: ReturnType<typeof paymentFacts>;
}

function orderOf(
  scene: Scene,
  { checkout: { shipTo }, buyer, preference }: Paid,
  { group, lines, carried, facts }: Share,
): Order {
  const at = scene.now.toISOString();
  const digital = group === DIGITAL_GROUP;
  const total = lines.reduce((sum, { grossCents }) => sum + grossCents, carried.grossCents);
  const name = `${buyer.firstName} ${buyer.lastName}`;
  const state = digital ? 'SHIPPED' : 'PENDING';
  return {
    ...facts,
    orderId: pickOrderId(scene),
    parentId: null,
    userId: buyer.userId,
    email: buyer.email,
    dateCreated: at,
    dateModified: at,
    state,
    orderState: state,
    amount: total,
    total,
    total_refunded: 0,
    tax: lines.reduce((sum, { taxCents }) => sum + taxCents, carried.taxCents),
    shippingPrice: carried.grossCents - carried.taxCents,
    shippingGrouping: group,
    shipping:
      digital || !shipTo ? null : { name, address: toPostal(shipTo), tracking_number: null },
    shippingPreference: digital ? null : preference,
    expectedShippingDate: digital
      ? null
      : expectedShippingDate(scene.now, business.shipWithinWorkingDays).toISOString(),
    dateShipped: digital ? at : null,
    trackingNumber: null,
    trackingStatus: null,
    labelUrl: null,
    returnable: false,
    refunded: false,
    paid: true,
    version: 1,
    allowedStates: [],
    items: lines.map(({ line }) => lineOf(scene, line)),
    charged: lines.map(({ grossCents, taxCents }) => ({ grossCents, taxCents })),
    timeline: [{ at, actor: null, from: null, to: state, why: 'Paid' }],
    refunds: [],
    disputes: [],
    claim: null,
    returned: [],
  };
}

function lineOf({ state }: Scene, line: Checkout['lines'][number]): Order['items'][number] {
  const item = knownItem(state, line);
  return {
    ...line,
    description: item?.description ?? '',
    image: item?.image ?? null,
    quantityReturnable: 0,
    itemPrice: item?.price ?? null,
    taxCode: item?.taxCode ?? null,
    couponId: item?.couponId ?? null,
    subscriptionLink: item?.subscriptionLink ?? null,
    externalId: item?.externalId ?? null,
    version: item?.version ?? null,
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
  | 'status'
  | 'paymentMethod'
  | 'billing'
>;

/** What the payment provider says of a payment; the same on all orders it makes. */
function paymentFacts({ newId }: Scene, buyer: Person, checkout: Checkout): PaymentFacts {
  const key = newId().replaceAll('-', '').slice(0, 16);
  return {
    customerId: buyer.customerId,
    paymentIntentId: `pi_${key}`,
    balanceTransaction: `txn_${key}`,
    receiptUrl: `https://pay.example.com/receipts/ch_${key}`,
    chargeStatus: 'succeeded',
    status: 'succeeded',
    paymentMethod: 'visa •••• 4242',
    billing: {
      address: toPostal(checkout.shipTo ?? buyer.address ?? SAMPLE),
      phone: null,
      name: `${buyer.firstName} ${buyer.lastName}`,
    },
  };
}
