import { Failure, unexpected } from '@spindle/sdk/contract/failure';
import { rejectWith } from '@spindle/sdk/domain/rejection';
import { leftToSpend } from '@spindle/sdk/domain/bulk/labels';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';
import type { Services } from '../services.ts';
import { actions } from './actions.ts';
import type { RecordResult } from './action.ts';
import { BulkRecord } from './bulk-record.entity.ts';

interface RecordPosition {
  bulkId: string;
  position: number;
}

/** Spread over several minutes. If a provider is unavailable for longer, staff try again. */
const MAX_ATTEMPTS = 8;

/**
 * Processes one record. Returns `over` if the bulk action was canceled. A record with an unknown
 * outcome is retried and fails after the last attempt.
 */
export async function workOnRecord(
  services: Services,
  place: RecordPosition,
): Promise<'over' | 'done' | { tries: number }> {
  const found = await readRecord(services, place);
  if (!found || found.state !== 'running') return 'over';
  if (found.status !== null) return 'done';
  const { action, recordId, actorId, actorEmail, requestId, tries } = found;
  try {
    const { perform } = actions[action];
    const actor = { id: actorId, email: actorEmail };
    const left = leftToSpend(found.mostCents, found.spent);
    const { fromCents: from, toCents: to } = found;
    const step = from === null || to === null ? null : { from, to };
    const input = found.input ?? {};
    const { bulkId } = place;
    const { edit, tags } = found;
    const doing = { bulkId, recordId, actor, requestId, input, left, step, edit, tags };
    await note(services, place, await perform(services, doing));
    return 'done';
  } catch (error) {
    services.log.warn({ err: error, ...place, record: recordId }, 'a bulk record failed');
    const final = error instanceof Failure && error.status < 500;
    if (final || tries + 1 >= MAX_ATTEMPTS) {
      const { code, reason } = error instanceof Failure ? error : unexpected();
      await note(services, place, { outcome: rejectWith({ code, reason }), cents: null });
      return 'done';
    }
    const { bulkId: bulk, position } = place;
    await services.orm.em
      .fork()
      .nativeUpdate(BulkRecord, { bulk, position, tries }, { tries: tries + 1 });
    return { tries: tries + 1 };
  }
}

function readRecord({ orm }: Services, { bulkId, position }: RecordPosition) {
  return db(orm.em.fork())
    .selectFrom('bulks as b')
    .innerJoin('bulk_records as r', 'r.bulk_id', 'b.id')
    .select([
      'b.action',
      'b.state',
      'b.actor_id as actorId',
      'b.actor_email as actorEmail',
      'b.request_id as requestId',
      'b.most_cents as mostCents',
      'b.input',
      'r.record_id as recordId',
      'r.from_cents as fromCents',
      'r.to_cents as toCents',
      'r.edit',
      'r.tags',
      'r.status',
      'r.tries',
    ])
    .select((eb) =>
      int(
        eb
          .selectFrom('bulk_records as paid')
          .whereRef('paid.bulk_id', '=', 'b.id')
          .select(({ fn, val }) => fn.coalesce(fn.sum('paid.cents'), val(0)).as('spent')),
      ).as('spent'),
    )
    .where('b.id', '=', bulkId)
    .where('r.position', '=', position)
    .executeTakeFirst();
}

async function note(
  { orm, now }: Services,
  { bulkId, position }: RecordPosition,
  { outcome, cents, changedTo = null }: RecordResult,
): Promise<void> {
  const waiting = { bulk: bulkId, position, status: null };
  await orm.em.fork().nativeUpdate(BulkRecord, waiting, {
    status: outcome.done ? 'SUCCESS' : 'ERROR',
    reason: outcome.reason,
    code: outcome.done ? null : outcome.code,
    cents,
    changedTo,
    doneAt: now(),
  });
}
