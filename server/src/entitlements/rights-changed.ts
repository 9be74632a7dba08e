import { z } from 'zod';

/** Message sent in the transaction that changes a user's entitlements. */
export const rightsChanged = {
  name: 'compare-roles',
  payload: z.object({ userId: z.uuid() }),
};
