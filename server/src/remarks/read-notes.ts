import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { Note } from './note.entity.ts';
import { requireRecord, type RecordsWithNotes } from './records-with-notes.ts';

type WireNote = components['schemas']['Note'];

/**
 * Lists a record's notes, newest first.
 * @throws 404 if the record doesn't exist
 */
export async function readNotes(
  em: EntityManager,
  records: RecordsWithNotes,
  id: string,
): Promise<WireNote[]> {
  await requireRecord(em, records, id);
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const notes = await em.find(Note, { [records.about]: id }, { orderBy });
  return notes.map(presentNote);
}

export const presentNote = ({ id, text, author, createdAt }: Note): WireNote => ({
  id,
  text,
  author,
  dateCreated: createdAt.toISOString(),
});
