import { shortId } from '@spindle/sdk/domain/orders/order-id';

export const packingTable = '/ui/admin/packing';

/** Returns the address to pack an order at, by its id or by the barcode of its packing slip. */
export const packingTablePath = ({ orderId }: { orderId: string }): string =>
  `${packingTable}?${new URLSearchParams({ order: orderId })}`;

/** Returns whether a code could be a packing slip's: the beginning of an order's id. */
export const isSlipCode = (code: string): boolean => /^[0-9a-f]{8}$/i.test(code.trim());

export const isSlipOf = (code: string, orderId: string): boolean =>
  code.trim().toLowerCase() === shortId(orderId);
