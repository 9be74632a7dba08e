import { z } from 'zod';

/** Message for each event of the payment provider: the object with this id has changed. */
export const stripeEvent = {
  name: 'handle-stripe-event',
  payload: z.object({ eventId: z.string(), type: z.string(), objectId: z.string() }),
};
