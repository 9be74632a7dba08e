import { db } from '../../database/db.ts';
import { workThrough } from '../../jobs/work-through.ts';
import type { Services } from '../../services.ts';
import { sessionIdOf } from './open-page.ts';
import type { PageKind } from './page-kind.ts';
import { settlePage } from './settle-page.ts';

const claimedAtOnce = 50;
const againAfterMinutes = 5;
/** Shorter than the minute between runs. */
const turnMs = 50_000;

/**
 * Asks the provider about pages that had no event for a while, to make up for lost events. A page
 * never ends based on our clock alone. Several processes can run this concurrently.
 */
export async function checkPages(
  services: Services,
  kind: PageKind,
  { forMs = turnMs, leaving }: { forMs?: number; leaving?: AbortSignal | undefined } = {},
): Promise<void> {
  const now = services.now();
  await workThrough({
    forMs,
    leaving,
    claim: () => claimDue(services, kind, now),
    async work(page) {
      const sessionId = await sessionIdOf(services, kind, page);
      if (sessionId !== null) await settlePage(services, kind, sessionId);
    },
    failed(error, page) {
      services.log.warn({ err: error, page: page.id }, 'payment page not settled yet');
    },
  });
}

/** Claims due pages so that no other process checks them for a few minutes. */
function claimDue({ orm }: Services, { table }: PageKind, now: Date) {
  return db(orm.em.fork())
    .updateTable(table)
    .set({ next_check_at: new Date(now.getTime() + againAfterMinutes * 60_000) })
    .from((eb) =>
      eb
        .selectFrom(table)
        .select('id as due')
        .where('closed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(claimedAtOnce)
        .forUpdate()
        .skipLocked()
        .as('claimed'),
    )
    .whereRef('id', '=', 'claimed.due')
    .returning(['id', 'user_id as userId', 'session_id as sessionId', 'request'])
    .execute();
}
