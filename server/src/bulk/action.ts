import type { components } from '@spindle/sdk/schema';
import type { BulkInput } from '@spindle/sdk/domain/bulk/input';
import type { ItemEdit, SavedEdit } from '@spindle/sdk/domain/bulk/edited-fields';
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

/** The employee who requested the action, and the action's input. */
export interface CheckInput {
  actor: Actor;
  input: BulkInput;
  /** For `edit`: the requested edit of each item, by id. */
  edits?: ReadonlyMap<string, ItemEdit>;
}

/** A record to process. */
export interface RecordToProcess extends CheckInput {
  bulkId: string;
  recordId: string;
  requestId: string;
  /** Remaining budget in cents. Null if unlimited. */
  left: number | null;
  /** Previous and new price, as previewed. */
  step: PriceStep | null;
  /** For `edit`: previous and new values, as previewed. */
  edit: SavedEdit | null;
  /** Tags to add and remove, as previewed. Null if none. */
  tags: Required<TagChange> | null;
}

export interface RecordResult {
  outcome: Outcome;
  /** Price of the label in cents. */
  cents: number | null;
  /** Version of the record after the change. Null or undefined if nothing changed. */
  changedTo?: number | null;
}

/** An action that can be applied to many records. */
export interface BulkAction {
  /**
   * Returns the expected outcome for each record, based on the shop's data, without changing
   * anything.
   */
  check(services: Services, ids: readonly string[], input: CheckInput): Promise<Verdict[]>;
  /** Adds the outcomes that other services must determine, without changing anything. */
  price?(services: Services, verdicts: readonly Verdict[]): Promise<Verdict[]>;
  /**
   * Applies the action to one record. When repeated after a crash, it detects that the work is done
   * and returns the same result.
   * @throws an error if the outcome is unknown, so the record is retried
   */
  perform(services: Services, doing: RecordToProcess): Promise<RecordResult>;
}
