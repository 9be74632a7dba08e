import type { AnyMockCall, MockCall, MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { requireValid } from '../../contract/failure.ts';
import { presentDone, presentOutcome, unlessRejected } from '../../domain/rejection.ts';
import {
  noteRemoved,
  presentNewNote,
  readNote,
  validateNewNote,
} from '../../domain/remarks/notes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { MAX_SUGGESTED_TAGS } from '../../domain/remarks/tags.ts';
import { tagOne } from './tags.ts';

type Noun = 'order' | 'customer';

interface RecordCall extends Pick<AnyMockCall, 'state'> {
  params: { id: string };
}

/**
 * Returns the id of the record a call is about.
 * @throws Failure 404 if there is none
 */
function remarked({ state, params: { id } }: RecordCall, noun: Noun): string {
  if (noun === 'order') getOr404(state.orders, ({ orderId }) => orderId === id, noun);
  else getOr404(state.people, ({ userId }) => userId === id, noun);
  return id;
}

const notes = {
  listOrderNotes: (call) => read(call, 'order'),
  listCustomerNotes: (call) => read(call, 'customer'),
  addOrderNote: (call) => addNote(call, 'order'),
  addCustomerNote: (call) => addNote(call, 'customer'),

  removeNote(call) {
    const { state, params } = call;
    const all = Object.entries(state.notes);
    const holds = ([, written]: (typeof all)[number]) => written.some(({ id }) => id === params.id);
    const [recordId, written] = getOr404(all, holds, 'note');
    const { id, author, dateCreated } = getOr404(written, (note) => note.id === params.id, 'note');
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

function addNote(call: MockCall<'addOrderNote'> | MockCall<'addCustomerNote'>, noun: Noun) {
  const { state, body, now, newId, user } = call;
  const { text } = requireValid(readNote(body.text));
  const recordId = remarked(call, noun);
  const written = (state.notes[recordId] ??= []);
  const note = { id: newId(), text, author: user.email, dateCreated: now.toISOString() };
  const decided = unlessRejected(validateNewNote(written.length) ?? note, () => {
    written.push(note);
    const [action, subject] = [`remarks.note-${noun}`, `${noun} ${recordId}`];
    recordAudit(call, { action, subject, before: null, after: { note: note.id } });
    return note;
  });
  return presentNewNote(decided);
}

export const remarks = {
  listTags({ state: { tags, orders, people } }) {
    const inUse = (ids: string[]) =>
      [...new Set(ids.flatMap((id) => tags[id] ?? []))].toSorted().slice(0, MAX_SUGGESTED_TAGS);
    return {
      orders: inUse(orders.map(({ orderId }) => orderId)),
      customers: inUse(people.map(({ userId }) => userId)),
    };
  },
  tagOrder: (call) => tag(call, 'order'),
  tagCustomer: (call) => tag(call, 'customer'),
  ...notes,
} satisfies Partial<MockHandlers>;

function tag(call: MockCall<'tagOrder'> | MockCall<'tagCustomer'>, noun: Noun) {
  const { outcome, tags } = tagOne(call, noun, remarked(call, noun), call.body);
  return { ...presentOutcome(outcome), tags };
}
