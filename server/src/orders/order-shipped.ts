import { z } from 'zod';

/** Sent for an order that has left, in the transaction that says so: its customer gets a mail. */
export const orderShipped = {
  name: 'mail-order-shipped',
  payload: z.object({
    orderId: z.uuid(),
    /** Which time it left: its label can be voided, and another bought. */
    shippedAt: z.iso.datetime().optional(),
  }),
};
