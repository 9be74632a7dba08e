import type { components } from '../../src/schema.d.ts';
import { isStale } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { TagChange } from '../remarks/tags.ts';
import type { SavedEdit } from './item-edit.ts';
import type { PriceStep } from './prices.ts';

type Action = components['schemas']['BulkAction'];

/** What takes an action back; of the others nothing does. */
export const opposites: Partial<Record<Action, Action>> = {
  enable: 'disable',
  disable: 'enable',
  prices: 'prices',
  tag: 'tag',
  edit: 'edit',
};

/** What was done to a record that is to be taken back. */
export interface DoneBefore {
  /** The version it was left in; null where nothing changed. */
  changedTo: number | null;
  /** From what to what its price changed. */
  step: PriceStep | null;
  /** Which tags it got and lost; null where none. */
  tags: Required<TagChange> | null;
  /** What an edit has made of an item; null where none. */
  edit: SavedEdit | null;
}

export const nothingToUndo = rejection('NOTHING_TO_UNDO', 'It was not changed then.');

const changedSince = rejection(
  'CHANGED_MEANWHILE',
  'It was changed again since. Look at it, and change it by itself.',
);

/** Why what was left in a version is not changed any more; null where it is that, or any will do. */
export const validateUnchangedSince = (
  present: number,
  version: number | undefined,
): Rejection | null => (isStale(version, present) ? changedSince : null);

/** Why it stays as it is; null where nobody has touched it since. */
export function validateUndo(before: DoneBefore | undefined, version: number): Rejection | null {
  if (!before || before.changedTo === null) return nothingToUndo;
  return validateUnchangedSince(version, before.changedTo);
}

/** The way back of a change of price. */
export const wayBack = ({ step }: DoneBefore): PriceStep | null =>
  step && { from: step.to, to: step.from };

/**
 * The way back of an edit, as far as it is still what that has made of it; null where it made nothing.
 * A sale that is over by now is none.
 */
export function wayBackOfEdit(before: DoneBefore | undefined, now: Date): SavedEdit | null {
  if (!before?.edit) return null;
  const { was, to, stock, publishes } = before.edit;
  const over = was.sale && new Date(was.sale.saleEnds) <= now;
  return { was: to, to: over ? { ...was, sale: null } : was, stock: 0 - stock, publishes };
}
