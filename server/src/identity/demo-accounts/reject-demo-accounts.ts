import type { MikroORM } from '@mikro-orm/postgresql';
import { findDemoAccounts } from './find-demo-accounts.ts';

/** @throws Error that says what to do, where the database holds accounts of the demo */
export async function rejectDemoAccounts(orm: MikroORM): Promise<void> {
  const found = await findDemoAccounts(orm.em.fork());
  const [first] = found;
  if (first === undefined) return;
  throw new Error(
    [
      `this database holds ${found.length} accounts of the demo, such as ${first.email}.`,
      'Their passwords and authenticators are public, so anybody could sign in with them.',
      'Give the shop a database of its own, or remove them for good: npm run demo:remove',
      '(To show the demo itself, start it with SANDBOX=1.)',
    ].join('\n'),
  );
}
