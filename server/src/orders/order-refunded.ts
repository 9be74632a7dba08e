import { z } from 'zod';

/**
 * Sent for an order that is refunded completely while its label is bought or being bought: its
 * parcel is stopped, and then it is canceled.
 */
export const orderRefunded = {
  name: 'stop-refunded-parcel',
  payload: z.object({ orderId: z.uuid() }),
};
