import { z } from 'zod';

/**
 * Message sent when an order is fully refunded while its label is already bought or being bought.
 * The receiver stops the parcel and then cancels the order.
 */
export const orderRefunded = {
  name: 'stop-refunded-parcel',
  payload: z.object({ orderId: z.uuid() }),
};
