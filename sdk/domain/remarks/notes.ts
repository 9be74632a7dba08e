import { tidyMessage } from '../support/thread.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** How many one record can have, so that one reply holds them. */
export const MOST_NOTES = 100;

/** In characters. */
export const LONGEST_NOTE = 2_000;

/** What is wrong where nothing but space was written. */
export const noteMissing = { path: 'text', message: 'Please type in the note' } as const;

/** What is kept of a note, plain text; or what is wrong where nothing but space was written. */
export function readNote(typed: string) {
  const text = tidyMessage(typed);
  return text === '' ? { missing: noteMissing } : { text };
}

const tooManyNotes = refusal(
  'TOO_MANY_NOTES',
  `It has ${MOST_NOTES} notes, and can have no more. Remove one first.`,
);

export const refuseNote = (present: number): Refusal | null =>
  present < MOST_NOTES ? null : tooManyNotes;

export const noteSaved = 'The note was saved.';
export const noteRemoved = 'The note was removed.';
