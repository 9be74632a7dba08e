import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '@spindle/sdk/contract/failure';
import { requireFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { alreadyStarted } from '@spindle/sdk/domain/bulk/progress';
import { rejectAny } from '@spindle/sdk/domain/bulk/verdicts';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import type { Services } from '../services.ts';
import type { BulkActionName, CheckInput } from './action.ts';
import { actions } from './actions.ts';
import { BulkRecord } from './bulk-record.entity.ts';
import { Bulk } from './bulk.entity.ts';
import { workOnBulk } from './work-on-bulk.ts';

interface BulkRequest extends CheckInput {
  action: BulkActionName;
  ids: readonly string[];
  /** Maximum total price of all labels, in cents. */
  mostCents?: number | undefined;
  /** When the user last entered an authenticator code. Null if never, and for API tokens. */
  provenAt: Date | null;
  requestId: string;
  /** When to start. Starts immediately if undefined or in the past. */
  startsAt?: Date | undefined;
  /** Name under which the bulk action is accepted only once. */
  once?: string | undefined;
}

/**
 * Accepts a bulk action if every record can be processed.
 * @throws Failure 403 if labels are to be bought without a recent authenticator code, 409 if a
 * record can't be processed or the bulk action was accepted earlier
 */
export async function startBulk(
  services: Services,
  { action, ids, input, edits, mostCents, actor, provenAt, requestId, startsAt, once }: BulkRequest,
): Promise<string> {
  const now = services.now();
  if (action === 'labels') requireFreshProof(provenAt, now);
  if (once !== undefined) await rejectDuplicate(services, once);
  const verdicts = await actions[action].check(services, ids, {
    actor,
    input,
    ...(edits && { edits }),
  });
  const later = startsAt !== undefined && startsAt > now;
  const rejected = rejectAny(verdicts);
  if (rejected) throw conflict(rejected.because, { results: rejected.results });
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
      // a different key than in `resumeBulks`, so the delayed message does not block resuming
      later ? { singletonKey: `${bulkId} later`, startAfter: startsAt } : { singletonKey: bulkId },
    );
  };
  try {
    await services.orm.em.fork().transactional(takeUp);
  } catch (error) {
    // the same request was accepted concurrently
    if (once !== undefined && error instanceof UniqueConstraintViolationException)
      await rejectDuplicate(services, once);
    throw error;
  }
  return bulkId;
}

async function rejectDuplicate({ orm }: Services, once: string): Promise<void> {
  const before = await orm.em.fork().findOne(Bulk, { once }, { fields: ['actorEmail'] });
  if (before) throw conflict(alreadyStarted(before.actorEmail));
}
