import { generateSync } from 'otplib';
import { administrator, firstCustomer, picker } from '../demo/people.ts';
import { regularCustomer } from '../demo/played-shop/community-links.ts';
import { HINT_COOKIE, SESSION_COOKIE, signedIn } from './core/sessions.ts';
import type { Person, ShopState } from './state.ts';

/** Who one can be by a click. */
export const ROLES = [
  { label: 'Customer', email: firstCustomer.email },
  { label: 'Regular customer', email: regularCustomer },
  { label: 'Picker', email: picker.email },
  { label: 'Administrator', email: administrator.email },
] as const;

/** Who is signed in in this browser. */
export function visitorOf(state: ShopState): Person | null {
  const session = state.sessions[sessionCookie() ?? ''];
  return state.people.find(({ userId }) => userId === session?.userId) ?? null;
}

/** What an authenticator app with that secret shows now. */
export const presentCode = (secret: string) => generateSync({ secret });

/** Signs somebody in without asking, or out. */
export function becomeVisitor(state: ShopState, email: string | null, id: string): void {
  const before = sessionCookie();
  if (before !== undefined) delete state.sessions[before];
  if (email === null) return forgetVisitor();
  const person = state.people.find((one) => one.email === email);
  if (person === undefined) throw new Error(`Nobody has the address ${email}.`);
  state.sessions[id] = signedIn(person.userId, new Date());
  document.cookie = `${SESSION_COOKIE}=${id}; Path=/; SameSite=Lax`;
  document.cookie = `${HINT_COOKIE}=1; Path=/; SameSite=Lax`;
}

export function forgetVisitor(): void {
  document.cookie = `${SESSION_COOKIE}=; Path=/; Max-Age=0`;
  document.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0`;
}

function sessionCookie(): string | undefined {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
}
