import { z } from 'zod';

/** Sent for an order that has left, in the transaction that says so: its customer gets a mail. */
export const orderShipped = {
  name: 'mail-order-shipped',
  payload: z.object({ orderId: z.uuid() }),
};
