import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type Packing = components['schemas']['Packing'];
export type PackingResult = components['schemas']['PackingResult'];
export type OrderToPack = components['schemas']['OrderToPack'];

/** A single scan. Resending it with the same id doesn't count it twice. */
export interface Scan {
  scanId: string;
  code: string;
}

// Without a network connection, a call fails immediately with a message instead of waiting.
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
    // Removed from the cache when closed. While open, each scan's response includes what others
    // have packed.
    gcTime: 0,
  });
}
