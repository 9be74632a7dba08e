import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { workOnRecord } from './work-on-record.ts';
import { workOnBulk } from './work-on-bulk.ts';
import { Bulk } from './bulk.entity.ts';
import { BulkRecord } from './bulk-record.entity.ts';

/**
 * Small, so that a bulk action with a thousand records does not block others and a process can stop
 * between batches.
 */
const RECORDS_AT_ONCE = 20;
/** After this many failures, the bulk action pauses, because a provider is probably unavailable. */
const MAX_FAILURES = 3;
const MAX_WAIT_SECONDS = 120;

/**
 * Processes the next records of a bulk action, then sends the message again for the remaining
 * records.
 */
export async function runBulk(services: Services, bulkId: string): Promise<void> {
  await begin(services, bulkId);
  let failures = 0;
  let tries = 0;
  for (const { position } of await nextRecords(services, bulkId)) {
    const outcome = await workOnRecord(services, { bulkId, position });
    if (outcome === 'over') return;
    if (outcome === 'done') continue;
    failures += 1;
    tries = Math.max(tries, outcome.tries);
    if (failures >= MAX_FAILURES) break;
  }
  if (await finished(services, bulkId)) return;
  const waitMs = Math.min(2 ** tries, MAX_WAIT_SECONDS) * 1_000;
  await services.jobs.sendNow(
    workOnBulk,
    { bulkId },
    {
      singletonKey: bulkId,
      // the queue uses real time, not the shop's clock
      ...(failures > 0 && { startAfter: new Date(Date.now() + waitMs) }),
    },
  );
}

/** Starts a scheduled bulk action that is due. */
async function begin({ orm, now }: Services, bulkId: string): Promise<void> {
  const due = { id: bulkId, state: 'scheduled', startsAt: { $lte: now() } } as const;
  await orm.em.fork().nativeUpdate(Bulk, due, { state: 'running' });
}

/** Returns the next records. Records without a failed attempt come first. */
function nextRecords({ orm }: Services, bulkId: string) {
  return db(orm.em.fork())
    .selectFrom('bulk_records')
    .select('position')
    .where('bulk_id', '=', bulkId)
    .where('status', 'is', null)
    .orderBy('tries')
    .orderBy('position')
    .limit(RECORDS_AT_ONCE)
    .execute();
}

/** Records the end of a bulk action if no record is left. Returns true if it has ended. */
async function finished({ orm, now }: Services, bulkId: string): Promise<boolean> {
  const em = orm.em.fork();
  if ((await em.count(BulkRecord, { bulk: bulkId, status: null })) > 0) return false;
  const running = { id: bulkId, state: 'running' } as const;
  await em.nativeUpdate(Bulk, running, { state: 'done', finishedAt: now() });
  return true;
}
