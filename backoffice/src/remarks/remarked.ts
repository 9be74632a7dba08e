import { reads } from '../providers/shop.ts';

/** Records that staff can tag and write notes about, by the name of their list. */
export type Remarked = 'orders' | 'customers';

export interface RemarkedRecord {
  resource: Remarked;
  id: string;
}

export const tagsInUse = reads.get('/api/admin/tags');
