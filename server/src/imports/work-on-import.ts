import { z } from 'zod';

/** Message sent in the transaction that gives an import more to do. */
export const workOnImport = {
  name: 'work-on-import',
  payload: z.object({ importId: z.uuid() }),
};
