import { presentOutcome } from '../../domain/refusal.ts';
import { MOST_TAGS_OFFERED } from '../../domain/remarks/tags.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { find } from '../core/find.ts';
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
  const { outcome, tags } = tagOne(call, noun, call.params.id, call.body);
  return { ...presentOutcome(outcome), tags };
}
