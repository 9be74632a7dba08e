import type { ReturnReason } from '../../domain/orders/return-reasons.ts';
import type { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
/** The states an order can have. */
export type PlannedState =
  | 'PENDING'
  | 'PROCESSING'
  | 'PICKED'
  | 'SHIPPED'
  | 'REFUNDED'
  | 'CANCELLED'
  | 'RETURN_REQUESTED'
  | 'RETURNED';

export type ShippingGroup = 'PARCEL' | 'FREIGHT' | typeof DIGITAL_GROUP;

export interface PlannedLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
  description: string;
  image: string | null;
  quantity: number;
  /** Price of one unit without tax. */
  unitCents: number;
  /** Discount on the whole line, before tax. */
  discountCents: number;
  /** Tax on the whole line. */
  taxCents: number;
  /** `unitCents × quantity − discountCents + taxCents`. */
  grossCents: number;
}

export interface PlannedMove {
  at: Date;
  from: PlannedState | null;
  to: PlannedState;
  by: 'customer' | 'picker' | 'administrator' | 'system';
  reason: string | null;
}

export interface PlannedRefund {
  at: Date;
  amountCents: number;
  reason: 'cancelled' | 'returned' | 'goodwill';
}

export interface PlannedOrder {
  /** UUIDv4 whose first eight characters are unique in the plan. */
  orderId: string;
  /** The order that a return belongs to. */
  parentId: string | null;
  /** A return's reason, or null if none was given. */
  returnReason: ReturnReason | null;
  group: ShippingGroup;
  orderState: PlannedState;
  /** All names that apply, `orderState` first: `SHIPPED RETURN_REQUESTED REFUNDED`. */
  state: string;
  lines: PlannedLine[];
  taxCents: number;
  shippingCents: number;
  /** Lines, tax and shipping. A return's total is the cost of its lines. */
  totalCents: number;
  refundedCents: number;
  refunds: PlannedRefund[];
  createdAt: Date;
  modifiedAt: Date;
  expectedShippingAt: Date | null;
  shippedAt: Date | null;
  trackingNumber: string | null;
  /** In chronological order. The first one has no `from`. */
  history: PlannedMove[];
}

/** One payment and its orders: one for each shipping group, and their returns. */
export interface PlannedPayment {
  /** A unique and stable key from which the provider's ids are derived: `demo0001`. */
  key: string;
  email: string;
  paidAt: Date;
  card: { brand: 'visa' | 'mastercard' | 'amex'; last4: string };
  shippingPreference: 'Standard' | 'Express' | null;
  /** The discount code of the purchase. */
  code: string | null;
  taxCents: number;
  shippingCents: number;
  /** The sum of the orders that are not returns. */
  totalCents: number;
  /** The sum of all orders, including returns. */
  refundedCents: number;
  /** Parents first, each followed by its returns. */
  orders: PlannedOrder[];
}
