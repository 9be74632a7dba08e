import type { components } from '@spindle/sdk/schema';

export type StaffOrder = components['schemas']['StaffOrder'];
export type OrderState = StaffOrder['orderState'];

/** What a list tells of an order; some tell what is wrong with its money, too. */
export type ListedOrder = Pick<
  StaffOrder,
  'orderId' | 'customerId' | 'email' | 'dateCreated' | 'state' | 'parentId' | 'total'
> &
  Partial<Pick<StaffOrder, 'disputes' | 'refunds'>>;

/** As much of an order's id as people read out to each other. */
export function shortId(orderId: string): string {
  return orderId.slice(0, 8);
}

/** Empty, null and the word `null` all mean that no label was bought yet. */
export function lacksTrackingNumber({ trackingNumber }: Pick<StaffOrder, 'trackingNumber'>) {
  return trackingNumber === null || trackingNumber.trim() === '' || trackingNumber === 'null';
}

/** What a customer sent or sends back: an order of its own, below the one it was bought with. */
export function isReturn({ parentId, orderState }: StaffOrder): boolean {
  return parentId !== null || orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED';
}

const closed = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Nothing of a payment that its owner's bank doubts may leave the house. */
export function openDisputes({ disputes = [] }: ListedOrder): StaffOrder['disputes'] {
  return disputes.filter(({ status }) => !closed.has(status));
}

export function failedRefunds({ refunds = [] }: ListedOrder): StaffOrder['refunds'] {
  return refunds.filter(({ state }) => state === 'FAILED');
}
