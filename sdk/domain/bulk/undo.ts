import type { components } from '../../src/schema.d.ts';
import { isStale } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { TagChange } from '../remarks/tags.ts';
import type { SavedEdit } from './edited-fields.ts';
import type { PriceStep } from './prices.ts';

type Action = components['schemas']['BulkAction'];

/** Maps each action to the one that undoes it. Other actions can't be undone. */
export const opposites: Partial<Record<Action, Action>> = {
  enable: 'disable',
  disable: 'enable',
  prices: 'prices',
  tag: 'tag',
  edit: 'edit',
};

/** What the action being undone did to a record. */
export interface DoneBefore {
  /** The record's version afterward. Null if nothing changed. */
  changedTo: number | null;
  /** The price before and after. Null if it didn't change. */
  step: PriceStep | null;
  /** The tags added and removed. Null if none. */
  tags: Required<TagChange> | null;
  /** What an edit changed. Null if nothing. */
  edit: SavedEdit | null;
}

export const nothingToUndo = rejection(
  'NOTHING_TO_UNDO',
  "Nothing to undo: this record wasn't changed.",
);

const changedSince = rejection(
  'CHANGED_MEANWHILE',
  'This record has changed again since then. Open the record to edit it.',
);

/**
 * Returns a rejection if the record has changed since `version`, or null if it hasn't, or if no
 * version is given.
 */
export const validateUnchangedSince = (
  present: number,
  version: number | undefined,
): Rejection | null => (isStale(version, present) ? changedSince : null);

/**
 * Returns why an action on a record can't be undone, or null if the record hasn't changed since.
 */
export function validateUndo(before: DoneBefore | undefined, version: number): Rejection | null {
  if (!before || before.changedTo === null) return nothingToUndo;
  return validateUnchangedSince(version, before.changedTo);
}

/** Returns the reverse of a price change. */
export const wayBack = ({ step }: DoneBefore): PriceStep | null =>
  step && { from: step.to, to: step.from };

/**
 * Returns the reverse of an edit, or null if it changed nothing. It applies only while the item
 * still has the edit's values, which `was` contains. A sale that has ended isn't restored.
 */
export function undoOfEdit(before: DoneBefore | undefined, now: Date): SavedEdit | null {
  if (!before?.edit) return null;
  const { was, to, stock, publishes } = before.edit;
  const over = was.sale && new Date(was.sale.saleEnds) <= now;
  return { was: to, to: over ? { ...was, sale: null } : was, stock: 0 - stock, publishes };
}
