import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { finishCode } from './finish-code.ts';

const maxBatch = 50;

/** Takes up codes that the provider does not have as they are stored: calls that were interrupted. */
export async function finishCodes(services: Services): Promise<void> {
  const unfinished = await db(services.orm.em.fork())
    .selectFrom('discount_codes')
    .select('id')
    .whereRef('active', '<>', 'provider_active')
    // what is off lets go of its name first
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
