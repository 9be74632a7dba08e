import { z } from 'zod';

/** Sent for each event the payment provider told us of: something about that object has changed. */
export const stripeEvent = {
  name: 'handle-stripe-event',
  payload: z.object({ eventId: z.string(), type: z.string(), objectId: z.string() }),
};
