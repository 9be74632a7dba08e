import { z } from 'zod';

/** Message for each payment provider event. It means that the object with this id has changed. */
export const stripeEvent = {
  name: 'handle-stripe-event',
  payload: z.object({ eventId: z.string(), type: z.string(), objectId: z.string() }),
};
