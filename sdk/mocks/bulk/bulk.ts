import type { BulkInput } from '../../domain/bulk/input.ts';
import type { PriceStep } from '../../domain/bulk/prices.ts';
import type { BulkRecord } from '../../domain/bulk/progress.ts';
import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** Many records that one thing is done to; those looked after are worked on by and by. */
export interface Bulk {
  id: string;
  action: Schemas['BulkAction'];
  state: Schemas['Bulk']['state'];
  actorId: string;
  input: BulkInput;
  mostCents: number | null;
  records: (BulkRecord & { step: PriceStep | null })[];
}
