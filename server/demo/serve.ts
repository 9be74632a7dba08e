import { readConfig } from '../src/config.ts';
import { sandboxSecrets } from '../src/config/sandbox-secrets.ts';
import { savedKeys } from '../src/config/saved-keys.ts';
import { startPostgres } from '../src/database/embedded/start-postgres.ts';
import { startSandboxProcess } from './start/sandbox-process.ts';

const trialHint = `
To try the shop on this computer with test payments and test emails, you need no accounts:

  SANDBOX=1 npm run serve
`;

const nextSteps = (shopUrl: string, sandboxUrl: string) => `
  Shop                       ${shopUrl}
  Back-office                ${shopUrl}/ui/admin
  Test emails and payments   ${sandboxUrl}

  First time? Create your administrator account in another terminal:

    npm run admin:create -- you@example.com First Last

  The command prints where to set your password. Then sign in to the back-office, which shows
  a checklist. All emails appear at ${sandboxUrl}
`;

// `npm run serve`: the shop for customers, as its image runs it. No demo data. With SANDBOX=1, it
// also starts the sandbox and, without a DATABASE_URL, the built-in database, unless they run.
const isTrial = process.env['SANDBOX'] === '1' && !process.env['DATABASE_URL'];
try {
  if (isTrial) await prepareTrial(process.env['DATA_DIR'] ?? '.data');
  const config = readConfig();
  if (config.sandbox.needed && !(await isThere(config.sandbox.url))) {
    const secrets = sandboxSecrets(config.sessionKeys[0]);
    await startSandboxProcess({ config, secrets, say: console.log });
  }
  await import('../src/main.ts');
  if (isTrial) console.log(nextSteps(config.publicUrl, config.sandbox.browserUrl));
} catch (error) {
  console.error(`The shop couldn't start: ${error instanceof Error ? error.message : error}`);
  if (!process.env['SANDBOX']) console.error(trialHint);
  process.exit(1);
}

/** Sets what a trial on one's own computer lacks: keys, the database, and an address. */
async function prepareTrial(dataDir: string): Promise<void> {
  console.log('Starting the database …');
  const { url } = await startPostgres({ dataDir, attachedToo: true, log: console.log });
  const own = process.env;
  process.env = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...savedKeys(dataDir),
    ...own,
    DATABASE_URL: url,
  };
}

async function isThere(sandboxUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${sandboxUrl}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
