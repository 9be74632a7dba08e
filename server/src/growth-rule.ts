import type { AnyJob } from './jobs/job.ts';
import type { Tables } from './database/tables.ts';

/** It is as large as something that people keep small themselves. */
export interface Bounded {
  by: string;
}

/** It grows for as long as the shop is run. */
export interface Kept {
  with: string;
  because: string;
}

/** It grows, and a job takes from it what is kept no more. */
export interface Pruned {
  with: string;
  kept: string;
  job: AnyJob;
  /**
   * By which the job finds what is due; null where that are all there are, or few. None that is pruned
   * by the day is a BRIN: what it knows of a stretch of pages never narrows again when rows go and
   * others take their place.
   */
  index: string | null;
}

/** Its rows go with those of another. */
export interface Part {
  of: keyof Tables;
}

/** Its library has rules of its own for it. */
export interface Foreign {
  library: string;
  kept: string;
}

export type Growth = Bounded | Kept | Pruned | Part | Foreign;
