import type { components } from '../../src/schema.d.ts';
import { fullName } from '../identity/full-name.ts';
import { presentOrderInvoice } from '../invoices/presenters.ts';
import { toDollars } from '../money/dollars.ts';
import { presentClaim } from '../picking/claim.ts';
import { refundOfCustomer } from '../refunds/refund-of-customer.ts';
import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import { validateLabel } from '../shipping/validate-label.ts';
import {
  counts,
  parcelOf,
  unitsOwed,
  unitsReturnable,
  type HoldFacts,
  type OwedLine,
  type OwedOrder,
} from './owed.ts';
import type { SoldLine } from './sold-fields.ts';
import { presentParts, type FrozenPart } from './sold-parts.ts';
import { allowedStates } from './validate-move.ts';
import { stagesOf, type ParcelFacts } from './stages.ts';
import { isRefunded, stateNames, takesReturns } from './order-status.ts';
import type { OrderState } from './transitions.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type StaffOrder = Schemas['StaffOrder'];
type OrderLine = Schemas['OrderLine'];
type SoldAt = SoldLine & Pick<OrderLine, 'discount'>;

/** An order line with the payments and refunds that decide which units are owed. */
export interface LineFacts extends OwedLine {
  /** The line as it was sold. */
  sold: SoldAt;
  parts?: readonly FrozenPart[] | null | undefined;
  /** Units in returns that weren't denied, whether refunded or not. */
  returnedQuantity: number;
}

/** The order data that both buyers and staff see. Amounts are in cents. */
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
  /** Refunds of the order and of its returns, oldest first. */
  refunds: readonly Schemas['OrderRefund'][];
  lines: readonly Line[];
}

/** The digital content that a line gives its buyer. */
type Access = Omit<OrderLine, keyof SoldAt | 'parts' | 'quantityReturnable'>;

export interface BoughtOrderFacts
  extends
    OrderFacts<LineFacts & { access: Access }>,
    Pick<ParcelFacts, 'pickedAt' | 'trackingStatus' | 'trackingStatusAt'> {
  trackingUrl: string | null;
  parcels: Order['parcels'];
}

export interface StaffLineFacts extends LineFacts {
  returnReason: Schemas['ReturnReason'] | null;
  /** The item's current data in the catalog. All null if it was deleted. */
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
  /** Name of the picker who claimed it. */
  holder: string | null;
  /** Whether a label is bought or being bought. */
  labeled: boolean;
  labelUrl: string | null;
  labels: readonly Schemas['OrderLabel'][];
  /** Parcels whose label isn't voided. */
  parcels: StaffOrder['parcels'];
  shippingPreference: string | null;
  trackingStatus: string | null;
  timeline: StaffOrder['timeline'];
  money: StaffOrder['money'];
  disputes: StaffOrder['disputes'];
  siblings: StaffOrder['siblings'];
  alert: string | null;
}

interface Terms {
  now: Date;
  returnWindowDays: number;
}

/** Returns an order as its buyer sees it, with downloads. */
export function presentOrder(order: BoughtOrderFacts, terms: Terms): Order {
  const { items, ...shared } = presentShared(order, terms);
  return {
    ...shared,
    trackingUrl: order.trackingUrl,
    // shown only after the last label is bought
    parcels: order.trackingNumber === null ? [] : order.parcels,
    stages: stagesOf(order),
    refunds: order.refunds.filter(({ orderId }) => orderId !== null).map(refundOfCustomer),
    items: items.map(({ line, shown }) => ({ ...shown, ...line.access })),
  };
}

/** Returns an order as staff see it, with its items' current catalog data. */
export function presentStaffOrder(order: StaffOrderFacts, terms: Terms): StaffOrder {
  const { items, ...shared } = presentShared(order, terms);
  const parcel = parcelOf(order);
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
    // an order is only created after the provider confirms the payment
    paid: true,
    refunded: isRefunded(order),
    labelUrl: order.labelUrl,
    labels: [...order.labels],
    parcels: order.parcels,
    dateShipped: order.shippedAt?.toISOString() ?? null,
    shippingPreference: order.shippingPreference,
    allowedStates: allowedStates({ ...order, ...parcel, voiding }),
    trackingStatus: order.trackingStatus,
    timeline: order.timeline,
    refunds: [...order.refunds],
    money: order.money,
    disputes: order.disputes,
    siblings: order.siblings,
    labelProblem: labelProblemOf(order, parcel),
    alert: order.alert,
  };
}

/** Returns why no label can be bought for an order, or null. */
function labelProblemOf(
  { parentId, shippingGroup, shipping, ...order }: StaffOrderFacts,
  parcel: ReturnType<typeof parcelOf>,
): string | null {
  const { line1, city, country } = shipping?.address ?? {};
  const problem = validateLabel({
    ...order,
    ...parcel,
    isReturn: parentId !== null,
    isDigital: shippingGroup === DIGITAL_GROUP,
    hasAddress: [line1, city, country].every(Boolean),
  });
  return problem && problem.reason;
}

function presentShared<Line extends LineFacts>(
  order: OrderFacts<Line>,
  { now, returnWindowDays }: Terms,
) {
  const open = takesReturns(order, now, returnWindowDays);
  const items = order.lines.map((line) => ({
    line,
    shown: {
      ...line.sold,
      ...presentParts({ ...line, refunds: line.refunds.filter(counts) }),
      quantityReturnable: open ? unitsReturnable(order, line) : 0,
    },
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

/** The order data that lists show. */
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
  /** Name of the picker who claimed it. */
  holder: string | null;
}

/** Returns an order for the staff list. */
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
