import { replyOf } from '@spindle/sdk/errors';
import { shop } from './shop.ts';

// An alias, because an interface has no index signature, which the client's options ask for.
type Read = { signal?: AbortSignal };

type NotesRead = Read & { resource: 'orders' | 'customers'; recordId: string };

/** Lists that come whole: they are short and have no pages. */
export const lists = {
  templates: (read: Read) => replyOf(shop.GET('/api/admin/templates', read)),

  views: (read: Read) => replyOf(shop.GET('/api/admin/views', read)),

  /** The newest first. */
  notes({ resource, recordId, ...read }: NotesRead) {
    const options = { params: { path: { id: recordId } }, ...read };
    return replyOf(
      resource === 'orders'
        ? shop.GET('/api/admin/orders/{id}/notes', options)
        : shop.GET('/api/admin/customers/{id}/notes', options),
    );
  },
};
