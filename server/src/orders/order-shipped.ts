import { z } from 'zod';

/** Message sent in the transaction that marks an order shipped. The customer receives a mail. */
export const orderShipped = {
  name: 'mail-order-shipped',
  payload: z.object({
    orderId: z.uuid(),
    /** Distinguishes repeated shipments: a label can be voided and another bought. */
    shippedAt: z.iso.datetime().optional(),
  }),
};
