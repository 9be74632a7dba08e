import { tidyMessage } from '../support/thread.ts';
import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

type Schemas = components['schemas'];

/** Maximum number of notes per record. One response contains all of them. */
export const MAX_NOTES = 100;

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 2_000;

/** The error for a note that is empty or only spaces. */
export const noteMissing = { path: 'text', message: 'Enter a note' } as const;

/** Returns the plain text to store, or the error for an empty note. */
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

export const presentNewNote = (note: Schemas['Note'] | Rejection): Schemas['NoteReply'] =>
  'reason' in note
    ? { ...presentRejection(note), Note: null }
    : { ...presentDone('Note saved.'), Note: note };

export const noteRemoved = 'Note removed.';
