import { shortId } from '@spindle/sdk/domain/orders/order-id';

export const packingTable = '/ui/admin/packing';

/** Where an order is packed; by its id, or by the bar code of its packing slip. */
export const packingAddress = ({ orderId }: { orderId: string }): string =>
  `${packingTable}?${new URLSearchParams({ order: orderId })}`;

/** What a packing slip's bar code looks like: the beginning of the order's id. */
export const isSlipCode = (code: string): boolean => /^[0-9a-f]{8}$/i.test(code.trim());

export const isSlipOf = (code: string, orderId: string): boolean =>
  code.trim().toLowerCase() === shortId(orderId);
