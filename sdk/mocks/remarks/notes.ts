import { badRequest } from '../../contract/failure.ts';
import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import {
  noteMissing,
  noteRemoved,
  noteSaved,
  refuseNote,
  tidyNote,
} from '../../domain/remarks/notes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { find } from '../core/find.ts';
import { remarked, type Noun } from './remarked.ts';

export const notes = {
  listOrderNotes: (call) => read(call, 'order'),
  listCustomerNotes: (call) => read(call, 'customer'),
  addOrderNote: (call) => add(call, 'order'),
  addCustomerNote: (call) => add(call, 'customer'),

  removeNote(call) {
    const { state, params } = call;
    const all = Object.entries(state.notes);
    const holds = ([, written]: (typeof all)[number]) => written.some(({ id }) => id === params.id);
    const [recordId, written] = find(all, holds, 'note');
    const { id, author, dateCreated } = find(written, (note) => note.id === params.id, 'note');
    state.notes[recordId] = written.filter((note) => note.id !== id);
    const noun = state.orders.some(({ orderId }) => orderId === recordId) ? 'order' : 'customer';
    recordAudit(call, {
      action: 'remarks.remove-note',
      subject: `${noun} ${recordId}`,
      before: { note: id, author, written: dateCreated },
      after: null,
    });
    return presentDone(noteRemoved);
  },
} satisfies Partial<MockHandlers>;

function read(call: MockCall<'listOrderNotes'> | MockCall<'listCustomerNotes'>, noun: Noun) {
  return (call.state.notes[remarked(call, noun)] ?? []).toReversed();
}

function add(call: MockCall<'addOrderNote'> | MockCall<'addCustomerNote'>, noun: Noun) {
  const { state, body, now, newId, user } = call;
  const text = tidyNote(body.text);
  if (text === '') throw badRequest(noteMissing.message, [noteMissing]);
  const recordId = remarked(call, noun);
  const written = (state.notes[recordId] ??= []);
  const full = refuseNote(written.length);
  if (full) return { ...presentRefusal(full), Note: null };
  const note = { id: newId(), text, author: user.email, dateCreated: now.toISOString() };
  written.push(note);
  const [action, subject] = [`remarks.note-${noun}`, `${noun} ${recordId}`];
  recordAudit(call, { action, subject, before: null, after: { note: note.id } });
  return { ...presentDone(noteSaved), Note: note };
}
