import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import { announceChange } from '../read-cache/change-listener.ts';

/** What a verb of store and content builder needs besides its input. */
export interface Editing {
  em: EntityManager;
  now: Date;
  /** Who edits. */
  user: { id: string; email: string };
  requestId: string;
  services: Pick<Services, 'snapshot' | 'log' | 'config'>;
}

/**
 * Runs an edit in one transaction and makes it visible: to readers of this process before this
 * returns, to other processes by the announcement that leaves with the commit.
 */
export async function editReadCache<Result>(
  { em, services }: Editing,
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
    // The edit is committed; readers see it as soon as the database answers again.
    services.log.warn({ err: error }, 'an edit is not visible yet');
  }
  return result;
}
