import { administrator, firstCustomer, picker } from '../demo/people.ts';
import { regularCustomer } from '../demo/mock-shop/community-links.ts';
import type { Person, ShopState } from '../mocks/state.ts';
import { sessionCookie } from '../mocks/visitor.ts';

/** The people you can sign in as with one click. */
export const ROLES = [
  { label: 'Customer', email: firstCustomer.email },
  { label: 'Regular customer', email: regularCustomer },
  { label: 'Picker', email: picker.email },
  { label: 'Administrator', email: administrator.email },
] as const;

/** Returns the person signed in in this browser. */
export function visitorOf(state: ShopState): Person | null {
  const session = state.sessions[sessionCookie() ?? ''];
  return state.people.find(({ userId }) => userId === session?.userId) ?? null;
}
