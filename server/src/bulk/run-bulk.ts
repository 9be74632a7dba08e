import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { workOnRecord } from './work-on-record.ts';
import { workOnBulk } from './work-on-bulk.ts';
import { Bulk } from './bulk.entity.ts';
import { BulkRecord } from './bulk-record.entity.ts';

/** So that one with a thousand records keeps no other waiting, and a process can stop in between. */
const RECORDS_AT_ONCE = 20;
/** Then whoever it is that does not answer is left alone for a while. */
const MAX_FAILURES = 3;
const MAX_WAIT_SECONDS = 120;

/** Works on the next records of a bulk, then sends itself for those that still wait. */
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
      // the queue has a clock of its own
      ...(failures > 0 && { startAfter: new Date(Date.now() + waitMs) }),
    },
  );
}

/** Where it was to be done at a time that has come. */
async function begin({ orm, now }: Services, bulkId: string): Promise<void> {
  const due = { id: bulkId, state: 'scheduled', startsAt: { $lte: now() } } as const;
  await orm.em.fork().nativeUpdate(Bulk, due, { state: 'running' });
}

/** Those that went wrong come after those nobody has tried. */
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

/** Whether nothing is left to do; then it is noted. */
async function finished({ orm, now }: Services, bulkId: string): Promise<boolean> {
  const em = orm.em.fork();
  if ((await em.count(BulkRecord, { bulk: bulkId, status: null })) > 0) return false;
  const running = { id: bulkId, state: 'running' } as const;
  await em.nativeUpdate(Bulk, running, { state: 'done', finishedAt: now() });
  return true;
}
