import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import { announceChange } from '../read-cache/change-listener.ts';

/** Dependencies for an edit in the store or content builder. */
export interface EditContext {
  em: EntityManager;
  now: Date;
  /** The editor. */
  user: { id: string; email: string };
  requestId: string;
  services: Pick<Services, 'snapshot' | 'log' | 'config'>;
}

/**
 * Runs an edit in one transaction and makes it visible: to readers of this process before
 * returning, and to other processes through the announcement sent with the commit.
 */
export async function editReadCache<Result>(
  { em, services }: EditContext,
  edit: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const result = await em.transactional(async (tx) => {
    const done = await edit(tx);
    await tx.flush();
    await announceChange(tx);
    return done;
  });
  try {
    await services.snapshot.refresh();
  } catch (error) {
    // The edit is committed. Readers see it once the database responds again.
    services.log.warn({ err: error }, 'an edit is not visible yet');
  }
  return result;
}
