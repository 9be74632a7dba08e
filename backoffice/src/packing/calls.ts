import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type Packing = components['schemas']['Packing'];
export type PackingResult = components['schemas']['PackingResult'];
export type OrderToPack = components['schemas']['OrderToPack'];

/** One scan; sent again under the same id, it counts once. */
export interface Scan {
  scanId: string;
  code: string;
}

// Out of reach of the network a call fails at once and says so, instead of waiting unseen.
export const networkMode = 'always';

/** The parcels that can be packed, oldest first. */
export const ordersToPack = queryOptions({
  ...reads.get('/api/admin/packing'),
  networkMode,
});

const at = (orderId: string) => ({ params: { path: { orderId } } });

/** How much of an order is packed; by its id, or by the bar code of its packing slip. */
export function packingQuery(orderId: string) {
  return queryOptions({
    ...reads.get('/api/admin/packing/{orderId}', at(orderId)),
    networkMode,
    // What somebody else has packed meanwhile is in the answer to the next scan.
    gcTime: 0,
  });
}
