import { z } from 'zod';

/** Sent for everybody whose rights have become others, in the transaction that changed them. */
export const rightsChanged = {
  name: 'compare-roles',
  payload: z.object({ userId: z.uuid() }),
};
