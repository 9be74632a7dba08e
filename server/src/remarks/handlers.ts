import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';
import { noteRemoved } from '@spindle/sdk/domain/remarks/notes';
import type { Call, Handlers } from '../contract/handlers.ts';
import { addNote } from './add-note.ts';
import { customersWithNotes, ordersWithNotes } from './records-with-notes.ts';
import { readNotes } from './read-notes.ts';
import { readTagsInUse } from './read-tags-in-use.ts';
import { removeNote } from './remove-note.ts';
import { tagRecord } from './tag-record.ts';
import { taggedCustomers, taggedOrders, type TaggedRecords } from './tagged-records.ts';

export const remarks = {
  listTags: ({ em }) => readTagsInUse(em),
  tagOrder: (call) => tag(call, taggedOrders),
  tagCustomer: (call) => tag(call, taggedCustomers),
  listOrderNotes: ({ em, params }) => readNotes(em, ordersWithNotes, params.id),
  listCustomerNotes: ({ em, params }) => readNotes(em, customersWithNotes, params.id),
  addOrderNote: (call) => addNote(call, ordersWithNotes, call.params.id, call.body.text),
  addCustomerNote: (call) => addNote(call, customersWithNotes, call.params.id, call.body.text),

  async removeNote(call) {
    await removeNote(call, call.params.id);
    return presentDone(noteRemoved);
  },
} satisfies Handlers<
  | 'listTags'
  | 'tagOrder'
  | 'tagCustomer'
  | 'listOrderNotes'
  | 'listCustomerNotes'
  | 'addOrderNote'
  | 'addCustomerNote'
  | 'removeNote'
>;

async function tag(call: Call<'tagOrder' | 'tagCustomer'>, records: TaggedRecords) {
  const { outcome, tags } = await tagRecord(call, records, call.params.id, call.body);
  return { ...presentOutcome(outcome), tags };
}
