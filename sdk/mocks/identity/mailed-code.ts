import { MAX_GUESSES } from '../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../core/call.ts';
import { randomText } from '../core/random-text.ts';

export const newMailedCode = () => randomText(8, '0123456789');

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** What waits so long for the code that is mailed to an address. */
export const awaitingCode = (
  { now, newId }: Pick<AnyMockCall, 'now' | 'newId'>,
  email: string,
  minutes: number,
): MailedCode => ({
  id: newId(),
  email,
  code: null,
  codeSent: null,
  tries: 0,
  strayTries: 0,
  dateCreated: now.toISOString(),
  expiresAt: minutesAfter(now, minutes),
  completed: false,
});

export function isLive({ completed, expiresAt }: MailedCode, now: Date): boolean {
  return !completed && Date.parse(expiresAt) > now.getTime();
}

/** Spaces are ignored. */
export const isMailedCode = (code: string | null, given: string): boolean =>
  code === given.replaceAll(/\s/g, '');

/** Counts a code before it is looked at, for the browser that began it or others; false: too many. */
export function takeGuess(attempt: MailedCode, isOwn: boolean): boolean {
  const kind = isOwn ? 'tries' : 'strayTries';
  if (attempt[kind] >= MAX_GUESSES) return false;
  attempt[kind] += 1;
  return true;
}

/** A code that was mailed, and how often it was guessed wrong: by whoever asked for it, by others. */
export interface MailedCode {
  id: string;
  email: string;
  code: string | null;
  codeSent: string | null;
  tries: number;
  strayTries: number;
  dateCreated: string;
  expiresAt: string;
  completed: boolean;
}

/** An account that is not there before its mailed code was given. */
export interface Registration extends MailedCode {
  firstName: string;
  lastName: string;
  password: string;
  authenticator: string;
  /** Null while step 2 is not done. */
  authenticatorStep: number | null;
}

export interface Recovery extends MailedCode {
  /** Null where nobody has that address. */
  userId: string | null;
}
