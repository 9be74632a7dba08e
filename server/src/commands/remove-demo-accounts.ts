import { readCommandConfig } from '../config.ts';
import { openCommandDatabase } from '../database/command-database.ts';
import { migrate } from '../database/migrate.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { db } from '../database/db.ts';
import { removeDemoAccounts } from '../identity/demo-accounts/remove-demo-accounts.ts';

/** `npm run demo:remove`, on the shop's own database. */
async function main(): Promise<void> {
  const { url, release } = await openCommandDatabase(readCommandConfig());
  try {
    for (const line of await removeFrom(url)) process.stdout.write(`${line}\n`);
  } finally {
    await release();
  }
}

async function removeFrom(url: string): Promise<string[]> {
  const orm = await createOrm({ entities, url });
  try {
    await migrate(orm);
    const { deleted, voided } = await removeDemoAccounts({ orm, now: new Date() });
    if (deleted + voided === 0) return ['No demo accounts found. Nothing was changed.'];
    const staff = await db(orm.em.fork())
      .selectFrom('users')
      .select('email')
      .where((eb) =>
        eb.or([
          eb.ref('extended'),
          eb.ref('warehouse'),
          eb(eb.fn('cardinality', ['roles']), '>', 0),
        ]),
      )
      .orderBy('email')
      .execute();
    return [
      `Demo accounts removed: ${deleted} deleted, ${voided} disabled because orders or records refer to them.`,
      "The demo's items, pages and orders were kept.",
      ...(staff.length === 0
        ? []
        : [
            "These accounts have roles that may have been granted by someone signed in as the demo's administrator:",
            ...staff.map(({ email }) => `  ${email}`),
          ]),
    ];
  } finally {
    await orm.close();
  }
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The demo's accounts were not removed. ${why}\n`);
  process.exit(1);
});
