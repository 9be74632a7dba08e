import { conflict } from '@spindle/sdk/contract/failure';
import { demandFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { refuseAny } from '@spindle/sdk/domain/bulk/verdicts';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import type { Services } from '../services.ts';
import type { Actor, BulkActionName } from './action.ts';
import { actions } from './actions.ts';
import { BulkRecord } from './bulk-record.entity.ts';
import { Bulk } from './bulk.entity.ts';
import { workOnBulk } from './work-on-bulk.ts';

interface BulkRequest {
  action: BulkActionName;
  ids: readonly string[];
  /** The most all labels together may cost, in cents. */
  mostCents: number | undefined;
  actor: Actor;
  /** When they last gave a code of their authenticator; null where never, and for programs. */
  provenAt: Date | null;
  requestId: string;
}

/**
 * Takes up the work, once all records can be done.
 * @throws Failure 403 where labels are bought without a fresh proof, 409 where a record cannot be done
 */
export async function startBulk(
  services: Services,
  { action, ids, mostCents, actor, provenAt, requestId }: BulkRequest,
): Promise<string> {
  const now = services.now();
  if (action === 'labels') demandFreshProof(provenAt, now);
  const refused = refuseAny(await actions[action].judge(services, ids, actor));
  if (refused) throw conflict(refused.because, { results: refused.results });
  const bulkId = newId();
  await services.orm.em.fork().transactional(async (em) => {
    const bulk = em.create(Bulk, {
      id: bulkId,
      action,
      actorId: actor.id,
      actorEmail: actor.email,
      requestId,
      mostCents: mostCents ?? null,
      createdAt: now,
    });
    for (const [position, recordId] of ids.entries()) {
      em.create(BulkRecord, { bulk, position, recordId });
    }
    recordAudit(em, {
      actor,
      action: `bulk.start`,
      subject: `bulk ${bulkId}`,
      before: null,
      after: { action, records: ids.length, mostCents: mostCents ?? null },
      requestId,
      now,
    });
    await services.jobs.send(em, workOnBulk, { bulkId }, { singletonKey: bulkId });
  });
  return bulkId;
}
