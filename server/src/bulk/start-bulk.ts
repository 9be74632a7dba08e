import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '@spindle/sdk/contract/failure';
import { requireFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { takenUpBefore } from '@spindle/sdk/domain/bulk/progress';
import { rejectAny } from '@spindle/sdk/domain/bulk/verdicts';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import type { Services } from '../services.ts';
import type { BulkActionName, Judging } from './action.ts';
import { actions } from './actions.ts';
import { BulkRecord } from './bulk-record.entity.ts';
import { Bulk } from './bulk.entity.ts';
import { workOnBulk } from './work-on-bulk.ts';

interface BulkRequest extends Judging {
  action: BulkActionName;
  ids: readonly string[];
  /** The most all labels together may cost, in cents. */
  mostCents?: number | undefined;
  /** When they last gave a code of their authenticator; null where never, and for programs. */
  provenAt: Date | null;
  requestId: string;
  /** When it shall be done; left out, or past, at once. */
  startsAt?: Date | undefined;
  /** Under this name it is taken up once. */
  once?: string | undefined;
}

/**
 * Takes up the work, once all records can be done.
 * @throws Failure 403 where labels are bought without a fresh proof, 409 where a record cannot be
 *   done, and where it was taken up before
 */
export async function startBulk(
  services: Services,
  { action, ids, input, edits, mostCents, actor, provenAt, requestId, startsAt, once }: BulkRequest,
): Promise<string> {
  const now = services.now();
  if (action === 'labels') requireFreshProof(provenAt, now);
  if (once !== undefined) await rejectDuplicate(services, once);
  const verdicts = await actions[action].judge(services, ids, {
    actor,
    input,
    ...(edits && { edits }),
  });
  const later = startsAt !== undefined && startsAt > now;
  const refused = rejectAny(verdicts);
  if (refused) throw conflict(refused.because, { results: refused.results });
  const bulkId = newId();
  const takeUp = async (em: EntityManager) => {
    const bulk = em.create(Bulk, {
      id: bulkId,
      action,
      actorId: actor.id,
      actorEmail: actor.email,
      requestId,
      input: Object.keys(input).length > 0 ? input : null,
      mostCents: mostCents ?? null,
      once: once ?? null,
      ...(later && { state: 'scheduled', startsAt }),
      createdAt: now,
    });
    for (const [position, { id: recordId, step, edit = null, tags = null }] of verdicts.entries()) {
      const [fromCents, toCents] = [step?.from ?? null, step?.to ?? null];
      em.create(BulkRecord, { bulk, position, recordId, fromCents, toCents, edit, tags });
    }
    recordAudit(em, {
      actor,
      action: `bulk.start`,
      subject: `bulk ${bulkId}`,
      before: null,
      after: {
        action,
        records: ids.length,
        input,
        mostCents: mostCents ?? null,
        ...(later && { startsAt: startsAt.toISOString() }),
      },
      requestId,
      now,
    });
    await services.jobs.send(
      em,
      workOnBulk,
      { bulkId },
      // another key than that of who resumes it: what waits for its time keeps nobody from that
      later ? { singletonKey: `${bulkId} later`, startAfter: startsAt } : { singletonKey: bulkId },
    );
  };
  try {
    await services.orm.em.fork().transactional(takeUp);
  } catch (error) {
    // somebody sends the same at this moment
    if (once !== undefined && error instanceof UniqueConstraintViolationException)
      await rejectDuplicate(services, once);
    throw error;
  }
  return bulkId;
}

async function rejectDuplicate({ orm }: Services, once: string): Promise<void> {
  const before = await orm.em.fork().findOne(Bulk, { once }, { fields: ['actorEmail'] });
  if (before) throw conflict(takenUpBefore(before.actorEmail));
}
