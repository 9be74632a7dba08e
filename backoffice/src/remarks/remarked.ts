import { reads } from '../providers/shop.ts';

/** What staff put remarks on, as its list is called. */
export type Remarked = 'orders' | 'customers';

/** One record of a list. */
export interface RemarkedRecord {
  resource: Remarked;
  id: string;
}

export const tagsInUse = reads.get('/api/admin/tags');
