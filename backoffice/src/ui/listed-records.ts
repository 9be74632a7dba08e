import type { ReactNode } from 'react';
import type { FilterPayload, SortPayload } from 'react-admin';

export const ROWS_A_PAGE = 25;

/** What a resource's list is asked for: by itself, and beside one of its records. */
export interface ListedRecords {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** False: the address alone says what is listed, that of a record as well. */
  storeKey?: false;
  /** What is shown until somebody chooses otherwise. */
  startsWith?: FilterPayload;
  /** What is said where one of the views it is opened with finds nothing; null of all others. */
  emptyView?: (filter: FilterPayload) => ReactNode;
  /** What is said where it can't be loaded, other than the reason. */
  failed?: { title: string; text: string };
}
