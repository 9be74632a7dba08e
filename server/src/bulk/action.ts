import type { components } from '@spindle/sdk/schema';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import type { ItemEdit, SavedEdit } from '@spindle/sdk/domain/bulk/item-edit';
import type { PriceStep } from '@spindle/sdk/domain/bulk/prices';
import type { TagChange } from '@spindle/sdk/domain/remarks/tags';
import type { Verdict } from '@spindle/sdk/domain/bulk/verdicts';
import type { Outcome } from '@spindle/sdk/domain/rejection';
import type { Services } from '../services.ts';

export type BulkActionName = components['schemas']['BulkAction'];

export interface Actor {
  id: string;
  email: string;
}

/** For whom records are looked at, and what is to be done with them. */
export interface Judging {
  actor: Actor;
  input: BulkInput;
  /** What `edit` makes of each, by its id. */
  edits?: ReadonlyMap<string, ItemEdit>;
}

/** A record that is to be done. */
export interface Doing extends Judging {
  bulkId: string;
  recordId: string;
  requestId: string;
  /** What may still be spent, in cents; null: anything. */
  left: number | null;
  /** What its price shall become, from what it was when all were looked at. */
  step: PriceStep | null;
  /** What becomes of it with `edit`, from what it was then. */
  edit: SavedEdit | null;
  /** Which tags it gets and loses, by what it had then; null where none. */
  tags: Required<TagChange> | null;
}

export interface Done {
  outcome: Outcome;
  /** What its label cost. */
  cents: number | null;
  /** The version it left its record in; null, or left out, where nothing changed. */
  changedTo?: number | null;
}

/** One thing that can be done to many records. */
export interface BulkAction {
  /** Says of each what would become of it, by what the shop knows; changes nothing. */
  judge(services: Services, ids: readonly string[], judging: Judging): Promise<Verdict[]>;
  /** Adds what others have to be asked for; changes nothing. */
  price?(services: Services, verdicts: readonly Verdict[]): Promise<Verdict[]>;
  /**
   * Does it to one. Repeated after a crash it finds what is done and answers as if it had done it.
   * @throws what kept it from knowing: it is tried again
   */
  perform(services: Services, doing: Doing): Promise<Done>;
}
