import { printedByNow, printedOf } from '@spindle/sdk/domain/bulk/printed-by-now';
import type { Services } from '../services.ts';
import { print } from './print.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { presentBulk } from '@spindle/sdk/domain/bulk/progress';
import { noSuch } from '@spindle/sdk/domain/records';
import { db } from '../database/db.ts';

/**
 * Loads a bulk action with its records.
 * @throws Failure 404 if the bulk action does not exist
 */
async function readBulk(em: EntityManager, id: string) {
  const bulk = await db(em)
    .selectFrom('bulks')
    .select(['id', 'action', 'state', 'starts_at as startsAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bulk) throw notFound(noSuch('bulk job'));
  const records = await db(em)
    .selectFrom('bulk_records')
    .select(['record_id as id', 'status', 'reason', 'code', 'cents'])
    .where('bulk_id', '=', id)
    .orderBy('position')
    .execute();
  return presentBulk({ ...bulk, records });
}

/**
 * Loads the progress of a bulk action. For a print, the results reflect the current status, so that
 * nobody packs a parcel for a canceled order.
 * @throws Failure 404 if the bulk action does not exist
 */
export async function readPresentBulk(services: Services, id: string) {
  const bulk = await readBulk(services.orm.em.fork(), id);
  const printed = printedOf(bulk);
  if (printed.length === 0) return bulk;
  return printedByNow(bulk, await print.check(services, printed, nobody));
}

/** Whether an order can be printed does not depend on the user. */
const nobody = { actor: { id: '', email: '' }, input: {} };
