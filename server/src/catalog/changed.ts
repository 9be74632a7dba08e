import type { Refusal } from '@spindle/sdk/domain/refusal';

/** What became of one change of an item. */
export interface Changed {
  refusal: Refusal | null;
  /** The version it was left in; null where nothing changed. */
  changedTo: number | null;
}
