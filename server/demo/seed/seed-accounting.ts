import type { MikroORM } from '@mikro-orm/postgresql';
import { copyPayouts } from '../../src/accounting/copy-payouts.ts';
import { copyTransactions } from '../../src/accounting/copy-transactions.ts';
import type { Config } from '../../src/config.ts';
import { db } from '../../src/database/db.ts';
import { createStripe } from '../../src/gateways/stripe.ts';

/** Books all past sales as the provider would, so that accounting isn't empty at first. */
export async function seedAccounting(orm: MikroORM, config: Config): Promise<void> {
  if (!config.stripe.sandboxed) return;
  const known = await db(orm.em.fork()).selectFrom('copied_until').select('at').executeTakeFirst();
  if (known) return;
  const stripe = createStripe(config.stripe, config.providers);
  const provider = { orm, stripe, now: () => new Date() };
  await copyTransactions(provider);
  await copyPayouts(provider);
}
