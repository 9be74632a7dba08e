import { z } from 'zod';

/** The least a line of an imported session has to say. */
export const lineRecordSchema = z.looseObject({
  id: z.string(),
  amount_total: z.int(),
  quantity: z.int(),
});
