import { z } from 'zod';
import type { CarrierGateway, Shipment } from '../gateways/easypost.ts';

const missing = z.object({ statusCode: z.literal(404) });

/**
 * Fetches a shipment from the carrier. Returns null if the carrier doesn't recognize the id, in
 * which case no label can have been bought for it.
 */
export async function findShipment(
  carrier: Pick<CarrierGateway, 'readShipment'>,
  id: string,
): Promise<Shipment | null> {
  try {
    return await carrier.readShipment(id);
  } catch (error) {
    if (missing.safeParse(error).success) return null;
    throw error;
  }
}
