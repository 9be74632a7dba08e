import { generateSync } from 'otplib';
import { HINT_COOKIE, SESSION_COOKIE, signedIn } from './core/sessions.ts';
import type { ShopState } from './state.ts';

/** Returns the current code of an authenticator app for this secret. */
export const presentCode = (secret: string) => generateSync({ secret });

/** Signs a person in without credentials, or signs out. */
export function becomeVisitor(state: ShopState, email: string | null, id: string): void {
  const before = sessionCookie();
  if (before !== undefined) delete state.sessions[before];
  if (email === null) return clearVisitor();
  const person = state.people.find((one) => one.email === email);
  if (person === undefined) throw new Error(`No account has the address ${email}.`);
  state.sessions[id] = signedIn(person.userId, new Date());
  document.cookie = `${SESSION_COOKIE}=${id}; Path=/; SameSite=Lax`;
  document.cookie = `${HINT_COOKIE}=1; Path=/; SameSite=Lax`;
}

export function clearVisitor(): void {
  document.cookie = `${SESSION_COOKIE}=; Path=/; Max-Age=0`;
  document.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0`;
}

/** Returns the key of this browser's session, or undefined before it has one. */
export function sessionCookie(): string | undefined {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
}
