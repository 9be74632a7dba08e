import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { presentPartsList, type SavedList } from '@spindle/sdk/domain/partslist/parts-list';
import { written } from '../database/prepared.ts';
import type { Services } from '../services.ts';
import { visibleItems } from './visible-item.ts';

const DAY_MS = 86_400_000;

interface OpenContext {
  em: EntityManager;
  services: Pick<Services, 'config' | 'snapshot'>;
  now: Date;
}

/**
 * Loads a list with the current state of its items and records that the list was opened. Returns
 * null if the list doesn't exist.
 */
export async function openPartsList(
  { em, services, now }: OpenContext,
  id: string,
): Promise<components['schemas']['PartsList'] | null> {
  const noted = new Date(now.getTime() - DAY_MS);
  const [list] = await readAndNote(em, { id, now, noted });
  if (list === undefined) return null;
  return presentPartsList(list, {
    origin: services.config.publicUrl,
    itemOf: await visibleItems(services.snapshot, list.items),
  });
}

/** Records this at most once a day, so that opening a widely shared list rarely writes. */
const readAndNote = written<{ id: string; now: Date; noted: Date }, SavedList>((tables, input) =>
  tables
    .with('opened', (db) =>
      db
        .updateTable('parts_lists')
        .set({ last_opened_at: input('now') })
        .where('id', '=', input('id'))
        .where('last_opened_at', '<', input('noted')),
    )
    .selectFrom('parts_lists')
    .select(['id', 'title', 'items', 'created_at as createdAt'])
    .where('id', '=', input('id')),
);
