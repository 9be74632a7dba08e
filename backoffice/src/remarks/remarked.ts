/** What staff put remarks on, as its list is called. */
export type Remarked = 'orders' | 'customers';

/** One record of a list. */
export interface RemarkedRecord {
  resource: Remarked;
  id: string;
}
