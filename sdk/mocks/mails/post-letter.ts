import type { AnyMockCall } from '../core/call.ts';
import { writeLetter } from '../letters/write-letter.ts';

export type Letter = Parameters<typeof writeLetter>[0];

/** Puts a letter into the played inbox. */
export function postLetter(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  to: string,
  letter: Letter,
): void {
  state.mails.push({ to, ...writeLetter(letter), dateSent: now.toISOString() });
}
