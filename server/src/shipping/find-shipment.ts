import { z } from 'zod';
import type { CarrierGateway, Shipment } from '../gateways/easypost.ts';

const missing = z.object({ statusCode: z.literal(404) });

/**
 * A shipment as the carrier has it now; null where the carrier knows none of that id, so that
 * nothing can have been bought for it.
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
