import { reads } from '../providers/shop.ts';

export const tagsInUse = reads.get('/api/admin/tags');
