import type { ReactNode } from 'react';
import type { FilterPayload, SortPayload } from 'react-admin';

export const ROWS_PER_PAGE = 25;

/** How to load a resource's list, both by itself and beside one of its records. */
export interface ListedRecords {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** False if only the address holds the list's state, and that of a record does, too. */
  storeKey?: false;
  /** The filter until the user selects another. */
  startsWith?: FilterPayload;
  /**
   * Returns the message if one of the list's standard views is empty, or null for other filters.
   */
  emptyView?: (filter: FilterPayload) => ReactNode;
  /** The message after a failed load, if not just the reason. */
  failed?: { title: string; text: string };
}
