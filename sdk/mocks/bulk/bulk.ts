import type { BulkInput } from '../../domain/bulk/input.ts';
import type { SavedEdit } from '../../domain/bulk/item-edit.ts';
import type { BulkRecord } from '../../domain/bulk/progress.ts';
import type { DoneBefore } from '../../domain/bulk/undo.ts';
import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** An action on many records. While staff look at it, records are processed little by little. */
export interface Bulk {
  id: string;
  action: Schemas['BulkAction'];
  state: Schemas['Bulk']['state'];
  actorId: string;
  input: BulkInput;
  mostCents: number | null;
  /** When it starts. Null if it started immediately. */
  startsAt: string | null;
  startedBy: string;
  once: string | null;
  dateCreated: string;
  records: (BulkRecord & DoneBefore & { edit: SavedEdit | null })[];
}
