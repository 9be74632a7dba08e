import { reads } from '../providers/shop.ts';

/** Records that staff can tag and write notes about, by the name of their list. */
export type RecordResource = 'orders' | 'customers';

export interface RemarkedRecord {
  resource: RecordResource;
  id: string;
}

export const tagsInUse = reads.get('/api/admin/tags');
