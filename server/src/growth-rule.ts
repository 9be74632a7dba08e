import type { AnyJob } from './jobs/job.ts';
import type { Tables } from './database/tables.ts';

/** As large as data that people keep small by hand. */
export interface BoundedGrowth {
  by: string;
}

/** Grows for as long as the shop is in operation. */
export interface Permanent {
  with: string;
  because: string;
}

/** Grows, and a job deletes old rows. */
export interface Pruned {
  with: string;
  kept: string;
  job: AnyJob;
  /**
   * Index by which the job finds due rows. Null if all rows are due or there are few. A table that
   * is pruned daily must not use a BRIN index, whose ranges never narrow again when new rows
   * replace deleted ones.
   */
  index: string | null;
}

/** Rows are deleted together with another table's rows. */
export interface Part {
  of: keyof Tables;
}

/** Maintained by a library with its own rules. */
export interface Foreign {
  library: string;
  kept: string;
}

export type Growth = BoundedGrowth | Permanent | Pruned | Part | Foreign;
