import type { Handlers } from '../contract/handlers.ts';
import { readTagsInUse } from './read-tags-in-use.ts';
import { tagRecord } from './tag-record.ts';
import { taggedCustomers, taggedOrders } from './tagged-records.ts';

export const remarks = {
  listTags: ({ em }) => readTagsInUse(em),
  tagOrder: (call) => tagRecord(call, taggedOrders, call.params.id, call.body),
  tagCustomer: (call) => tagRecord(call, taggedCustomers, call.params.id, call.body),
} satisfies Handlers<'listTags' | 'tagOrder' | 'tagCustomer'>;
