import { replyOf } from '@spindle/sdk/errors';
import { shop } from './shop.ts';

// A type alias, because an interface lacks the index signature that the client's options require.
type Read = { signal?: AbortSignal };

type NotesRead = Read & { resource: 'orders' | 'customers'; recordId: string };

/** Short lists that are loaded in full, without pages. */
export const lists = {
  templates: (read: Read) => replyOf(shop.GET('/api/admin/templates', read)),

  views: (read: Read) => replyOf(shop.GET('/api/admin/views', read)),

  /** Newest first. */
  notes({ resource, recordId, ...read }: NotesRead) {
    const options = { params: { path: { id: recordId } }, ...read };
    return replyOf(
      resource === 'orders'
        ? shop.GET('/api/admin/orders/{id}/notes', options)
        : shop.GET('/api/admin/customers/{id}/notes', options),
    );
  },
};
