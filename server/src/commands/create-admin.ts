import { z } from 'zod';
import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';
import { senderMissing } from '@spindle/sdk/domain/settings/missing-settings';
import { readCommandConfig, type Config } from '../config.ts';
import { openCommandDatabase } from '../database/command-database.ts';
import { migrate } from '../database/migrate.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { makeLogger } from '../http/logger.ts';
import { allJobs } from '../all-jobs.ts';
import { startJobs } from '../jobs/queue.ts';
import { loadSettings } from '../settings/shop-settings.ts';
import { createAdmin, type AdminOutcome } from '../identity/create-admin.ts';
import type { NewAccount } from '../identity/ensure-account.ts';

/** `npm run admin:create -- <email> <first name> <last name>`, on the shop's own database. */
async function main(): Promise<void> {
  const admin = readAdmin(process.argv.slice(2));
  const config = readCommandConfig();
  const { url, release } = await openCommandDatabase(config);
  try {
    const outcome = await createIn(config, url, admin);
    const message = messageOf(outcome, admin.email, `${config.publicUrl}/ui/passwordRecovery`);
    process.stdout.write(`${message}\n`);
    if (config.mail.sandboxed) {
      process.stdout.write(`The sandbox shows all emails at ${config.sandbox.browserUrl}\n`);
    }
  } finally {
    await release();
  }
}

const names = z.string().trim().min(2).max(100);
const address = z.string().transform(withAsciiDomain).pipe(z.email().max(254));
const input = z.tuple([address, names, names]);

function readAdmin(args: string[]): NewAccount {
  if (args.length !== 3) {
    throw new Error(
      'Usage: npm run admin:create -- <email> <first name> <last name>\nPut names that contain spaces in quotes.',
    );
  }
  const read = input.safeParse(args);
  if (!read.success) {
    const wrong = read.error.issues.some(({ path }) => path[0] === 0)
      ? `“${args[0]}” is not an email address.`
      : 'First and last name must have 2 to 100 characters each.';
    throw new Error(wrong);
  }
  const [email, firstName, lastName] = read.data;
  return { email, firstName, lastName };
}

async function createIn(config: Config, url: string, admin: NewAccount): Promise<AdminOutcome> {
  const orm = await createOrm({ entities, url });
  try {
    await migrate(orm);
    const { settings } = await loadSettings(orm.em.fork());
    if (!config.mail.sandboxed && config.businessWith(settings).missing.includes('mailFrom')) {
      throw new Error(senderMissing);
    }
    // Logs only warnings, because this command prints its own messages.
    const jobs = await startJobs({ url, log: makeLogger('warn'), jobs: allJobs, work: false });
    try {
      return await createAdmin({ orm, jobs, now: () => new Date() }, admin);
    } finally {
      await jobs.stop();
    }
  } finally {
    await orm.close();
  }
}

function messageOf(outcome: AdminOutcome, email: string, recovery: string): string {
  switch (outcome) {
    case 'already':
      return `${email} is already an administrator. Nothing was changed.`;
    case 'given':
      return `${email} is now an administrator. We sent a confirmation email.`;
    default:
      return [
        `${email} is now an administrator. To set a password, open ${recovery}`,
        'and enter the code from the email. The first sign-in sets up an authenticator.',
      ].join('\n');
  }
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`No administrator was created. ${why}\n`);
  process.exit(1);
});
