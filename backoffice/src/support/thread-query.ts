import { reads } from '../providers/shop.ts';

/** Everything written in a ticket, oldest first. */
export const threadQuery = (id: string) =>
  reads.get('/api/admin/tickets/{id}/messages', { params: { path: { id } } });
