import { shortId } from '@spindle/sdk/domain/orders/order-id';

export const packingTable = '/ui/admin/packing';

/** Returns the URL for packing an order, by the order's id or the barcode of its packing slip. */
export const packingTablePath = ({ orderId }: { orderId: string }): string =>
  `${packingTable}?${new URLSearchParams({ order: orderId })}`;

/** Returns whether a code could come from a packing slip: the start of an order id. */
export const isSlipCode = (code: string): boolean => /^[0-9a-f]{8}$/i.test(code.trim());

export const isSlipOf = (code: string, orderId: string): boolean =>
  code.trim().toLowerCase() === shortId(orderId);
