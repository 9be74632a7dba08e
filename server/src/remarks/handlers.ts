import { presentOutcome } from '@spindle/sdk/domain/refusal';
import type { Call, Handlers } from '../contract/handlers.ts';
import { readTagsInUse } from './read-tags-in-use.ts';
import { tagRecord } from './tag-record.ts';
import { taggedCustomers, taggedOrders, type TaggedRecords } from './tagged-records.ts';

export const remarks = {
  listTags: ({ em }) => readTagsInUse(em),
  tagOrder: (call) => tag(call, taggedOrders),
  tagCustomer: (call) => tag(call, taggedCustomers),
} satisfies Handlers<'listTags' | 'tagOrder' | 'tagCustomer'>;

async function tag(call: Call<'tagOrder' | 'tagCustomer'>, records: TaggedRecords) {
  const { outcome, tags } = await tagRecord(call, records, call.params.id, call.body);
  return { ...presentOutcome(outcome), tags };
}
