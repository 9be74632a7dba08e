import { z } from 'zod';

/** Message sent in the transaction that marks an order as shipped. The customer gets an email. */
export const orderShipped = {
  name: 'mail-order-shipped',
  payload: z.object({
    orderId: z.uuid(),
    /** Distinguishes repeated shipments, because a label can be voided and another one bought. */
    shippedAt: z.iso.datetime().optional(),
  }),
};
