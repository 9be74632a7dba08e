import type { AnyMockCall } from '../core/call.ts';
import { find } from '../core/find.ts';

export type Noun = 'order' | 'customer';

interface RecordCall extends Pick<AnyMockCall, 'state'> {
  params: { id: string };
}

/**
 * The id of the record that a call is about.
 * @throws Failure 404 where there is none
 */
export function remarked({ state, params: { id } }: RecordCall, noun: Noun): string {
  if (noun === 'order') find(state.orders, ({ orderId }) => orderId === id, noun);
  else find(state.people, ({ userId }) => userId === id, noun);
  return id;
}
