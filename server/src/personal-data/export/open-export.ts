import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noExport } from '@spindle/sdk/domain/account/export';
import type { Services } from '../../services.ts';
import { fileOf } from './export-file.ts';
import { readExport } from './read-export.ts';

/**
 * Opens the file with a person's data for that person.
 * @throws Failure 404 if no file is ready
 */
export async function openExport(
  { em, storage }: { em: EntityManager; storage: Pick<Services['storage'], 'get'> },
  { userId, now }: { userId: string; now: Date },
): Promise<Readable> {
  const saved = await readExport(em, userId, now);
  const file = saved?.made ? await storage.get(fileOf(saved.id)) : null;
  if (file === null) throw notFound(noExport);
  return file.stream;
}
