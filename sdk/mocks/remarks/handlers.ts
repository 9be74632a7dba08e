import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import { changeTags, tagsChanged } from '../../domain/remarks/tags.ts';
import { recordEdit } from '../audit/record-audit.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { find } from '../core/find.ts';

export const remarks = {
  tagOrder(call) {
    find(call.state.orders, ({ orderId }) => orderId === call.params.id, 'order');
    return tag(call, 'order');
  },
  tagCustomer(call) {
    find(call.state.people, ({ userId }) => userId === call.params.id, 'customer');
    return tag(call, 'customer');
  },
} satisfies Partial<MockHandlers>;

function tag(call: MockCall<'tagOrder'> | MockCall<'tagCustomer'>, noun: 'order' | 'customer') {
  const { state, params, body } = call;
  const before = state.tags[params.id] ?? [];
  const changed = changeTags(before, body);
  if ('refusal' in changed) return { ...presentRefusal(changed.refusal), tags: before };
  const { tags } = changed;
  state.tags[params.id] = tags;
  const [action, subject] = [`remarks.tag-${noun}`, `${noun} ${params.id}`];
  recordEdit(call, { action, subject, before: { tags: before }, after: { tags } });
  return { ...presentDone(tagsChanged), tags };
}
