import type { AnyJob } from './jobs/job.ts';
import type { Tables } from './database/tables.ts';

/** As large as something that people keep small. */
export interface Bounded {
  by: string;
}

/** Grows for as long as the shop is in operation. */
export interface Kept {
  with: string;
  because: string;
}

/** Grows, and a job deletes old rows. */
export interface Pruned {
  with: string;
  kept: string;
  job: AnyJob;
  /**
   * Index by which the job finds due rows; null if all rows are due, or there are few. A table that
   * is pruned daily must not use a BRIN index: its ranges never narrow again when rows are deleted
   * and others take their place.
   */
  index: string | null;
}

/** Rows are deleted together with those of another table. */
export interface Part {
  of: keyof Tables;
}

/** Maintained by a library with its own rules. */
export interface Foreign {
  library: string;
  kept: string;
}

export type Growth = Bounded | Kept | Pruned | Part | Foreign;
