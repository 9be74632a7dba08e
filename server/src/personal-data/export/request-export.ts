import { answerExport, exportAwaited, exportExpires } from '@spindle/sdk/domain/account/export';
import type { Outcome } from '@spindle/sdk/domain/rejection';
import type { Call } from '../../contract/handlers.ts';
import { newId } from '../../database/base.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { deleteExport } from './prune-exports.ts';
import { makeExportJob } from './make-export.ts';
import { readExport } from './read-export.ts';
import { PersonalExport } from './personal-export.entity.ts';

type ExportCall = Pick<Call<'requestExport'>, 'em' | 'session' | 'services' | 'now'>;

/** Requests an export of everything the shop knows about a person, replacing the previous one. */
export async function requestExport({ em, session, services, now }: ExportCall): Promise<Outcome> {
  return em.transactional(async (tx) => {
    const { id: userId } = await lockAccount(tx, session);
    const answer = answerExport(await readExport(tx, userId, now), now);
    if (answer !== null) return answer;
    await deleteExport({ em: tx, storage: services.storage }, userId);
    const id = newId();
    tx.create(PersonalExport, { id, user: userId, askedAt: now, expiresAt: exportExpires(now) });
    await services.jobs.send(tx, makeExportJob, { exportId: id });
    return exportAwaited;
  });
}
