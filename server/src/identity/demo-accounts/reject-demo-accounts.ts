import type { MikroORM } from '@mikro-orm/postgresql';
import { findDemoAccounts } from './find-demo-accounts.ts';

/**
 * Rejects a database that holds demo accounts.
 * @throws Error that says what to do
 */
export async function rejectDemoAccounts(orm: MikroORM): Promise<void> {
  const found = await findDemoAccounts(orm.em.fork());
  const [first] = found;
  if (first === undefined) return;
  throw new Error(
    [
      `this database contains ${found.length} demo accounts, such as ${first.email}.`,
      'Their passwords and authenticators are public, so anyone could sign in with them.',
      'Use another database, or remove the accounts permanently: npm run demo:remove',
      '(To show the demo itself, start it with SANDBOX=1.)',
    ].join('\n'),
  );
}
