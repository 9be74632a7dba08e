import { firstOf } from './first-of.ts';

/** The record that was made last. */
export const newest = <T extends { dateCreated: string }>(records: readonly T[]) =>
  firstOf(records.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated)));
