import { generateSync } from 'otplib';
import { personOf } from './person-of.ts';

/** What somebody's authenticator shows now. */
export function codeOf(email: string): string {
  const { authenticator } = personOf(email);
  if (authenticator === null) throw new Error(`${email} has no authenticator.`);
  return codeFrom(authenticator);
}

/** What an authenticator with that secret shows now; `steps` codes later, where one was used up. */
export function codeFrom(secret: string, steps = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + 30 * steps;
  return generateSync({ secret, epoch });
}
