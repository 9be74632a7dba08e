import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { finishCode } from './finish-code.ts';

const maxBatch = 50;

/** Resumes interrupted updates of codes at the provider. */
export async function finishCodes(services: Services): Promise<void> {
  const unfinished = await db(services.orm.em.fork())
    .selectFrom('discount_codes')
    .select('id')
    .whereRef('active', '<>', 'provider_active')
    // inactive codes first, because turning them off frees their names
    .orderBy('active')
    .orderBy('created_at')
    .limit(maxBatch)
    .execute();
  for (const { id } of unfinished) {
    try {
      await finishCode(services, id);
    } catch (error) {
      services.log.warn({ err: error, code: id }, 'discount code not created at the provider yet');
    }
  }
}
