import { firstOf } from './first-of.ts';

/** Returns the record that was created last. */
export const newest = <T extends { dateCreated: string }>(records: readonly T[]) =>
  firstOf(records.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated)));
