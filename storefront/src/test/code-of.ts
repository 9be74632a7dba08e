import { generateSync } from 'otplib';
import { personOf } from './person-of.ts';

/** Returns the current code of a user's authenticator. */
export function codeOf(email: string): string {
  const { authenticator } = personOf(email);
  if (authenticator === null) throw new Error(`${email} has no authenticator.`);
  return codeFrom(authenticator);
}

/** Returns the current code for that secret, or a later one by `steps`, if one was used up. */
export function codeFrom(secret: string, steps = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + 30 * steps;
  return generateSync({ secret, epoch });
}
