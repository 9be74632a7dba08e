import { requireValid, notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentNewNote, readNote, validateNewNote } from '@spindle/sdk/domain/remarks/notes';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction, type StaffWrite } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import type { RecordsWithNotes } from './records-with-notes.ts';
import { Note } from './note.entity.ts';
import { presentNote } from './read-notes.ts';

/**
 * Adds a note. Locks the record, so that simultaneous calls can't exceed the limit.
 * @throws 400 if the text is blank, 404 if the record doesn't exist
 */
export async function addNote(
  call: StaffWrite,
  records: RecordsWithNotes,
  id: string,
  typed: string,
): Promise<components['schemas']['NoteReply']> {
  const { em, user, now } = call;
  const { text } = requireValid(readNote(typed));
  return em.transactional(async (tx) => {
    if (!isId(id) || !(await records.lock(tx, id))) throw notFound(noSuch(records.noun));
    const { about, noun } = records;
    const full = validateNewNote(await tx.count(Note, { [about]: id }));
    if (full) return presentNewNote(full);
    const note = tx.create(Note, {
      id: newId(),
      [about]: id,
      text,
      authorId: user.id,
      author: user.email,
      createdAt: now,
    });
    recordStaffAction(tx, call, {
      action: `remarks.note-${noun}`,
      subject: `${noun} ${id}`,
      before: null,
      after: { note: note.id },
    });
    return presentNewNote(presentNote(note));
  });
}
