import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';

const MAX = 100;

/** Lists item edits: scheduled edits first, soonest first, then started edits, newest first. */
export async function listEdits(em: EntityManager): Promise<components['schemas']['BegunEdit'][]> {
  const edits = db(em)
    .selectFrom('bulks as b')
    .where('b.action', '=', 'edit')
    .select(['b.id', 'b.state', 'b.starts_at', 'b.actor_email', 'b.created_at'])
    .select((eb) => {
      const records = eb.selectFrom('bulk_records as r').whereRef('r.bulk_id', '=', 'b.id');
      const count = records.select((of) => of.fn.countAll().as('count'));
      return [
        int(count).as('total'),
        int(count.where('r.status', 'is not', null)).as('done'),
        int(count.where('r.status', '=', 'ERROR')).as('refused'),
      ];
    })
    .limit(MAX);
  const [coming, begun] = await Promise.all([
    edits.where('b.state', '=', 'scheduled').orderBy('b.starts_at').orderBy('b.id').execute(),
    edits
      .where('b.state', '<>', 'scheduled')
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .execute(),
  ]);
  return [...coming, ...begun].map((row) => ({
    id: row.id,
    state: row.state,
    startsAt: row.starts_at?.toISOString() ?? null,
    startedBy: row.actor_email,
    total: row.total,
    done: row.done,
    refused: row.refused,
    dateCreated: row.created_at.toISOString(),
  }));
}
