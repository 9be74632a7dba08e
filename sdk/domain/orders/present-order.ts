import type { components } from '../../src/schema.d.ts';
import { fullName } from '../identity/full-name.ts';
import { presentOrderInvoice } from '../invoices/presenters.ts';
import { toDollars } from '../money/dollars.ts';
import { presentClaim } from '../picking/claim.ts';
import { refundOfCustomer } from '../refunds/refund-of-customer.ts';
import {
  parcelOf,
  unitsOwed,
  unitsReturnable,
  type HoldFacts,
  type OwedLine,
  type OwedOrder,
} from './owed.ts';
import { allowedStates } from './validate-move.ts';
import { stagesOf, type ParcelFacts } from './stages.ts';
import { isRefunded, stateNames, takesReturns } from './standing.ts';
import type { OrderState } from './transitions.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type StaffOrder = Schemas['StaffOrder'];
type OrderLine = Schemas['OrderLine'];
type SoldLine = Schemas['PickingLine'] & Pick<OrderLine, 'discount'>;

/** A line with what its order's payment and refunds say of it. */
export interface LineFacts extends OwedLine {
  /** As it was sold. */
  sold: SoldLine;
  /** In returns that were not denied, refunded or not. */
  returnedQuantity: number;
}

/** What buyers and staff alike see of an order follows from this. Amounts are cents. */
export interface OrderFacts<Line extends LineFacts = LineFacts> {
  id: string;
  parentId: string | null;
  orderState: OrderState;
  openReturns: number;
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  refundedCents: number;
  shippingGroup: string;
  shipping: Omit<NonNullable<Order['shipping']>, 'tracking_number'> | null;
  expectedShippingAt: Date | null;
  trackingNumber: string | null;
  shippedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  receiptUrl: string | null;
  billing: Order['billing'];
  paymentIntentId: string | null;
  balanceTransaction: string | null;
  chargeStatus: string | null;
  paymentMethod: string | null;
  invoices: readonly Parameters<typeof presentOrderInvoice>[0][];
  /** Of the order and of its returns, oldest first. */
  refunds: readonly Schemas['OrderRefund'][];
  lines: readonly Line[];
}

/** What a line gives its buyer access to. */
type Access = Omit<OrderLine, keyof SoldLine | 'quantityReturnable'>;

export interface BoughtOrderFacts
  extends
    OrderFacts<LineFacts & { access: Access }>,
    Pick<ParcelFacts, 'pickedAt' | 'trackingStatus' | 'trackingStatusAt'> {
  trackingUrl: string | null;
  parcels: Order['parcels'];
}

export interface StaffLineFacts extends LineFacts {
  returnReason: Schemas['ReturnReason'] | null;
  /** What the catalog says of the item today; nulls where it no longer has it. */
  item: {
    priceCents: number | null;
    taxCode: string | null;
    couponId: string | null;
    subscriptionLink: string | null;
    externalId: string | null;
    version: number | null;
  };
}

export interface StaffOrderFacts
  extends
    OrderFacts<StaffLineFacts>,
    Omit<HoldFacts, 'disputes'>,
    Pick<OwedOrder, 'paymentRefunded'> {
  userId: string;
  customerId: string | null;
  email: string;
  version: number;
  claimedUntil: Date | null;
  /** Name of whoever has claimed it. */
  holder: string | null;
  /** A label is bought, or being bought. */
  labelled: boolean;
  labelUrl: string | null;
  labels: readonly Schemas['OrderLabel'][];
  /** Those with a label in use. */
  parcels: StaffOrder['parcels'];
  shippingPreference: string | null;
  trackingStatus: string | null;
  timeline: StaffOrder['timeline'];
  money: StaffOrder['money'];
  disputes: StaffOrder['disputes'];
  alert: string | null;
}

interface Terms {
  now: Date;
  returnWindowDays: number;
}

/** An order as its buyer sees it, with what can be downloaded. */
export function presentOrder(order: BoughtOrderFacts, terms: Terms): Order {
  const { items, ...shared } = presentShared(order, terms);
  return {
    ...shared,
    trackingUrl: order.trackingUrl,
    // none is shown before the last label is bought
    parcels: order.trackingNumber === null ? [] : order.parcels,
    stages: stagesOf(order),
    refunds: order.refunds.filter(({ orderId }) => orderId !== null).map(refundOfCustomer),
    items: items.map(({ line, shown }) => ({ ...shown, ...line.access })),
  };
}

/** An order as staff see it, with what the catalog says of its items today. */
export function presentStaffOrder(order: StaffOrderFacts, terms: Terms): StaffOrder {
  const { items, ...shared } = presentShared(order, terms);
  const { hold, nothingLeft } = parcelOf(order);
  const voiding = order.labels.some(({ state }) => state === 'VOIDING');
  return {
    ...shared,
    items: items.map(({ line, shown }) => {
      const { priceCents, ...item } = line.item;
      return {
        ...shown,
        quantityOwed: unitsOwed(order, line),
        returnReason: line.returnReason,
        itemPrice: priceCents === null ? null : toDollars(priceCents),
        ...item,
      };
    }),
    customerId: order.customerId,
    userId: order.userId,
    email: order.email,
    status: order.chargeStatus,
    version: order.version,
    ...presentClaim(order, terms.now),
    // an order exists only once the provider says paid
    paid: true,
    refunded: isRefunded(order),
    labelUrl: order.labelUrl,
    labels: [...order.labels],
    parcels: order.parcels,
    dateShipped: order.shippedAt?.toISOString() ?? null,
    shippingPreference: order.shippingPreference,
    allowedStates: allowedStates({ ...order, voiding, hold, nothingLeft }),
    trackingStatus: order.trackingStatus,
    timeline: order.timeline,
    refunds: [...order.refunds],
    money: order.money,
    disputes: order.disputes,
    alert: order.alert,
  };
}

function presentShared<Line extends LineFacts>(
  order: OrderFacts<Line>,
  { now, returnWindowDays }: Terms,
) {
  const open = takesReturns(order, now, returnWindowDays);
  const items = order.lines.map((line) => ({
    line,
    shown: { ...line.sold, quantityReturnable: open ? unitsReturnable(order, line) : 0 },
  }));
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
    returnable: items.some(({ shown }) => shown.quantityReturnable > 0),
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
    items,
  };
}

type AdminOrder = Schemas['AdminOrder'];

/** What lists show of an order follows from this. */
export interface ListedOrderFacts extends Pick<
  OrderFacts,
  | 'id'
  | 'parentId'
  | 'orderState'
  | 'openReturns'
  | 'totalCents'
  | 'refundedCents'
  | 'shippingGroup'
  | 'trackingNumber'
  | 'createdAt'
  | 'updatedAt'
> {
  userId: string;
  customerId: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  items: AdminOrder['items'];
  disputed: boolean;
  refundFailed: boolean;
  tags: readonly string[] | null;
  noteCount: number;
  claimedUntil: Date | null;
  /** Name of whoever has claimed it. */
  holder: string | null;
}

/** An order as lists show it. */
export const presentAdminOrder = (order: ListedOrderFacts, now: Date): AdminOrder => ({
  id: order.id,
  orderId: order.id,
  userId: order.userId,
  customerId: order.customerId,
  email: order.email ?? '',
  customerName: fullName(order),
  dateCreated: order.createdAt.toISOString(),
  dateModified: order.updatedAt.toISOString(),
  items: order.items,
  state: stateNames(order),
  orderState: order.orderState,
  total: order.totalCents,
  total_refunded: order.refundedCents,
  trackingNumber: order.trackingNumber,
  parentId: order.parentId,
  shippingGrouping: order.shippingGroup,
  disputed: order.disputed,
  refundFailed: order.refundFailed,
  tags: order.tags?.toSorted() ?? [],
  noteCount: order.noteCount,
  ...presentClaim(order, now),
});
