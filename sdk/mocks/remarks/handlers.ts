import { presentOutcome } from '../../domain/refusal.ts';
import { MOST_TAGS_OFFERED } from '../../domain/remarks/tags.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { notes } from './notes.ts';
import { remarked, type Noun } from './remarked.ts';
import { tagOne } from './tag-one.ts';

export const remarks = {
  listTags({ state: { tags, orders, people } }) {
    const inUse = (ids: string[]) =>
      [...new Set(ids.flatMap((id) => tags[id] ?? []))].toSorted().slice(0, MOST_TAGS_OFFERED);
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
