import { z } from 'zod';

/** Message sent in the transaction that creates pending records. */
export const workOnBulk = {
  name: 'work-on-bulk',
  payload: z.object({ bulkId: z.uuid() }),
};
