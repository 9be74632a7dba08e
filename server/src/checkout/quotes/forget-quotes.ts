import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';

const DAY_MS = 86_400_000;
/** Somebody comes back to an open tab, and is to hear that shipping has become dearer. */
const KEPT_DAYS = 7;

/** Drops rates that are over, and what customers were told a week ago. */
export async function forgetQuotes(em: EntityManager, now: Date): Promise<void> {
  await db(em).deleteFrom('carrier_rates').where('expires_at', '<=', now).execute();
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db(em).deleteFrom('shown_quotes').where('shown_at', '<', before).execute();
}
