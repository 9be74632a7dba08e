import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type Packing = components['schemas']['Packing'];
export type PackingResult = components['schemas']['PackingResult'];
export type OrderToPack = components['schemas']['OrderToPack'];

/** One scan. Sent again with the same id, it counts once. */
export interface Scan {
  scanId: string;
  code: string;
}

// Without a network a call fails at once with a message, instead of waiting silently.
export const networkMode = 'always';

/** The parcels that can be packed, oldest first. */
export const ordersToPack = queryOptions({
  ...reads.get('/api/admin/packing'),
  networkMode,
});

const at = (orderId: string) => ({ params: { path: { orderId } } });

/** Loads how much of an order is packed, by its id or by the barcode of its packing slip. */
export function packingQuery(orderId: string) {
  return queryOptions({
    ...reads.get('/api/admin/packing/{orderId}', at(orderId)),
    networkMode,
    // Dropped when closed. While it is open, the response to the next scan includes what others
    // have packed.
    gcTime: 0,
  });
}
