import { z } from 'zod';

/** Sent while records of it wait, in the transaction that makes them wait. */
export const workOnBulk = {
  name: 'work-on-bulk',
  payload: z.object({ bulkId: z.uuid() }),
};
