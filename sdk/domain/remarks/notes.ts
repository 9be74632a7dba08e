import { tidyMessage } from '../support/thread.ts';
import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

type Schemas = components['schemas'];

/** How many one record can have, so that one reply holds them. */
export const MAX_NOTES = 100;

/** In characters. */
export const LONGEST_NOTE = 2_000;

/** What is wrong where nothing but space was written. */
export const noteMissing = { path: 'text', message: 'Enter a note' } as const;

/** What is kept of a note, plain text; or what is wrong where nothing but space was written. */
export function readNote(typed: string) {
  const text = tidyMessage(typed);
  return text === '' ? { missing: noteMissing } : { text };
}

const tooManyNotes = rejection(
  'TOO_MANY_NOTES',
  `The limit is ${MAX_NOTES} notes. Remove one first.`,
);

export const validateNewNote = (present: number): Rejection | null =>
  present < MAX_NOTES ? null : tooManyNotes;

/** What came of writing a note. */
export const presentNewNote = (note: Schemas['Note'] | Rejection): Schemas['NoteReply'] =>
  'reason' in note
    ? { ...presentRejection(note), Note: null }
    : { ...presentDone('Note saved.'), Note: note };

export const noteRemoved = 'Note removed.';
