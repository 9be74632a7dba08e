import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { demandNoted, type NotedRecords } from './noted-records.ts';

type WireNote = components['schemas']['Note'];

/**
 * The newest first.
 * @throws 404 where there is no such record
 */
export async function readNotes(
  em: EntityManager,
  records: NotedRecords,
  id: string,
): Promise<WireNote[]> {
  await demandNoted(em, records, id);
  const notes = await db(em)
    .selectFrom('notes')
    .select(['id', 'text', 'author', 'created_at as createdAt'])
    .where(records.column, '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return notes.map(presentNote);
}

interface StoredNote extends Pick<WireNote, 'id' | 'text' | 'author'> {
  createdAt: Date;
}

export const presentNote = ({ id, text, author, createdAt }: StoredNote): WireNote => ({
  id,
  text,
  author,
  dateCreated: createdAt.toISOString(),
});
