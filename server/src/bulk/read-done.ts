import type { EntityManager } from '@mikro-orm/postgresql';
import { opposites, type DoneBefore } from '@spindle/sdk/domain/bulk/undo';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';
import type { BulkActionName } from './action.ts';

interface UndoRequest {
  action: BulkActionName;
  /** Id of the bulk action to undo, if any. */
  undo: string | undefined;
  ids: readonly string[];
}

/**
 * Loads the changes that a bulk action made to each record, keyed by id. Returns null if there is
 * no bulk action to undo.
 */
export async function readDone(
  em: EntityManager,
  { action, undo, ids }: UndoRequest,
): Promise<ReadonlyMap<string, DoneBefore> | null> {
  const opposite = opposites[action];
  if (undo === undefined || opposite === undefined) return null;
  const records = await db(em)
    .selectFrom('bulk_records as r')
    .innerJoin('bulks as b', 'b.id', 'r.bulk_id')
    .select([
      'r.record_id as id',
      'r.changed_to as changedTo',
      'r.from_cents as from',
      'r.to_cents as to',
      'r.tags',
      'r.edit',
      'r.applied',
    ])
    .where('b.id', '=', undo)
    .where('b.action', '=', opposite)
    .where('r.record_id', '=', anyOf(ids))
    .execute();
  return new Map(
    records.map(({ id, changedTo, from, to, tags, edit, applied }) => {
      const step = from === null || to === null ? null : { from, to };
      return [id, { changedTo, step, tags, edit: applied ? edit : null }];
    }),
  );
}
