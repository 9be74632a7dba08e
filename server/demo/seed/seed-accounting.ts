import type { MikroORM } from '@mikro-orm/postgresql';
import { copyPayouts } from '../../src/accounting/copy-payouts.ts';
import { copyTransactions } from '../../src/accounting/copy-transactions.ts';
import type { Config } from '../../src/config.ts';
import { db } from '../../src/database/db.ts';
import { createStripe } from '../../src/gateways/stripe.ts';

/** What the provider has booked for all that was sold, so that whoever opens the shop finds it. */
export async function seedAccounting(orm: MikroORM, config: Config): Promise<void> {
  if (!config.stripe.sandboxed) return;
  const known = await db(orm.em.fork()).selectFrom('copied_until').select('at').executeTakeFirst();
  if (known) return;
  const stripe = createStripe(config.stripe, config.providers);
  const provider = { orm, stripe, now: () => new Date() };
  await copyTransactions(provider);
  await copyPayouts(provider);
}
