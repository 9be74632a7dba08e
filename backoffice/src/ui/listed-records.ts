import type { ReactNode } from 'react';
import type { FilterPayload, SortPayload } from 'react-admin';

export const ROWS_PER_PAGE = 25;

/** How to load a resource's list, both on its own and next to one of its records. */
export interface ListedRecords {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** False if the list's state is only in the URL, which a record's URL repeats. */
  storeKey?: false;
  /** The initial filter. */
  startsWith?: FilterPayload;
  /**
   * Returns the message if one of the list's standard views is empty, or null for other filters.
   */
  emptyView?: (filter: FilterPayload) => ReactNode;
  /** The message after a failed load, if it isn't just the reason. */
  failed?: { title: string; text: string };
}
