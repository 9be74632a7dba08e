import type { EntityManager } from '@mikro-orm/postgresql';
import { usedAndStandard } from '../account/addresses/used-and-standard.ts';
import { db } from '../database/db.ts';

/** What is known of where this customer has things sent: used last, and the default of their book. */
export function readAddresses(em: EntityManager, userId: string) {
  const tables = db(em);
  return tables.selectNoFrom(usedAndStandard(tables, userId)).executeTakeFirstOrThrow();
}
