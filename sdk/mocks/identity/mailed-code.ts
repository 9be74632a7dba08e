import { MAX_GUESSES } from '../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../core/call.ts';
import { randomText } from '../core/random-text.ts';

export const newMailedCode = () => randomText(8, '0123456789');

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** Returns the pending records that wait for a code sent to an address. */
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

/** Compares codes, ignoring spaces. */
export const isMailedCode = (code: string | null, input: string): boolean =>
  code === input.replaceAll(/\s/g, '');

/**
 * Counts a guess, before the code is checked, for the browser that started the process or for
 * others. Returns false if there were too many.
 */
export function countGuess(attempt: MailedCode, isOwn: boolean): boolean {
  const kind = isOwn ? 'tries' : 'strayTries';
  if (attempt[kind] >= MAX_GUESSES) return false;
  attempt[kind] += 1;
  return true;
}

/**
 * An emailed code, and the numbers of wrong guesses by the browser that requested it and by others.
 */
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

/** An account that is created when its emailed code is entered. */
export interface Registration extends MailedCode {
  firstName: string;
  lastName: string;
  password: string;
  authenticator: string;
  /** Null until step 2 is done. */
  authenticatorStep: number | null;
}

export interface Recovery extends MailedCode {
  /** Null if no account has the address. */
  userId: string | null;
}
