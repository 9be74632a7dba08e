import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuchJob } from '@spindle/sdk/domain/deadletters/replies';
import { recordAudit } from '../audit/record-audit.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { db } from '../database/db.ts';
import { deadLetters } from '../jobs/queues.ts';
import type { Services } from '../services.ts';

/** Who makes a change, and when. */
export interface JobChange {
  em: EntityManager;
  /** Null for a command. */
  user: Pick<SessionUser, 'id' | 'email'> | null;
  now: Date;
  requestId: string | null;
  services: Pick<Services, 'jobs'>;
}

/**
 * Locks the job until the transaction ends.
 * @throws Failure 404 if the job doesn't exist
 */
export async function lockJob(tx: EntityManager, id: string): Promise<{ job: string | null }> {
  const row = isId(id)
    ? await db(tx)
        .selectFrom('pgboss.job')
        .select('source_name as job')
        .where('name', '=', deadLetters)
        .where('state', '=', 'created')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound(noSuchJob);
  return row;
}

interface ChangedJob {
  does: 'resend' | 'drop';
  id: string;
  job: string | null;
}

/** Records the kind of job, but not its payload. */
export function note(
  tx: EntityManager,
  { user, requestId, now }: JobChange,
  { does, id, job }: ChangedJob,
): void {
  recordAudit(tx, {
    actor: user && { id: user.id, email: user.email },
    action: `jobs.${does}`,
    subject: `job ${id}`,
    before: { job },
    after: null,
    requestId,
    now,
  });
}
