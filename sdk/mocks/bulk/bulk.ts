import type { BulkInput } from '../../domain/bulk/input.ts';
import type { SavedEdit } from '../../domain/bulk/item-edit.ts';
import type { BulkRecord } from '../../domain/bulk/progress.ts';
import type { DoneBefore } from '../../domain/bulk/undo.ts';
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
  /** When its work begins; null where that was at once. */
  startsAt: string | null;
  startedBy: string;
  once: string | null;
  dateCreated: string;
  records: (BulkRecord & DoneBefore & { edit: SavedEdit | null })[];
}
