import type { BulkInput } from '../../domain/bulk/input.ts';
import type { SavedEdit } from '../../domain/bulk/edited-fields.ts';
import type { BulkRecord } from '../../domain/bulk/progress.ts';
import type { DoneBefore } from '../../domain/bulk/undo.ts';
import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A bulk action. Some records are processed each time staff look at it. */
export interface Bulk {
  id: string;
  action: Schemas['BulkAction'];
  state: Schemas['Bulk']['state'];
  actorId: string;
  input: BulkInput;
  mostCents: number | null;
  /** Start time. Null if the action started immediately. */
  startsAt: string | null;
  startedBy: string;
  once: string | null;
  dateCreated: string;
  records: (BulkRecord & DoneBefore & { edit: SavedEdit | null })[];
}
