import { fstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sandboxSecrets } from '../src/config/sandbox-secrets.ts';
import { startSandbox } from './start.ts';

const environment = z
  .object({
    SANDBOX_HOST: z.string().default('127.0.0.1'),
    SANDBOX_PORT: z.coerce.number().int().default(4010),
    SANDBOX_SMTP_PORT: z.coerce.number().int().default(4011),
    SANDBOX_URL: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: z.string().default('http://localhost:3000'),
    STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
    EASYPOST_WEBHOOK_SECRET: z.string().default('easypost_sandbox'),
    DISCORD_SIGNING_SEED: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .default('5a'.repeat(32)),
  })
  .parse({ ...sharedSecrets(process.env['SESSION_KEYS']), ...process.env });

mkdirSync(environment.DATA_DIR, { recursive: true });
const sandbox = await startSandbox({
  host: environment.SANDBOX_HOST,
  port: environment.SANDBOX_PORT,
  smtpPort: environment.SANDBOX_SMTP_PORT,
  database: join(environment.DATA_DIR, 'sandbox.sqlite'),
  publicUrl: environment.PUBLIC_URL,
  stripeWebhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  easypostWebhookSecret: environment.EASYPOST_WEBHOOK_SECRET,
  discordSigningSeed: environment.DISCORD_SIGNING_SEED,
  ...(environment.SANDBOX_URL ? { sandboxUrl: environment.SANDBOX_URL } : {}),
}).catch((error: unknown) => {
  console.error(`The sandbox could not start: ${reasonOf(error)}`);
  process.exit(1);
});
console.log(`sandbox ready at ${sandbox.url}, mail on port ${sandbox.smtpPort}`);

/** Derives the secrets that a shop expects of a sandbox beside it, if the shop's key is known. */
function sharedSecrets(sessionKeys: string | undefined) {
  const [first] = sessionKeys?.split(',') ?? [];
  return first ? sandboxSecrets(first.trim()) : {};
}

let stopping = false;

/** This is usually called twice: by the signal and by the pipe. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
}

function reasonOf(error: unknown): string {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) return String(error);
  const port = 'port' in error ? error.port : '';
  return `port ${port} is taken. Set SANDBOX_PORT and SANDBOX_SMTP_PORT to free ones.`;
}

process.on('SIGTERM', () => void stop());

// A parent that is killed closes its pipe too. A terminal or a file is not a parent's pipe.
const input = fstatSync(0);
const hasParent = input.isFIFO() || input.isSocket();
if (hasParent) process.stdin.on('end', () => void stop()).resume();
// Ctrl-C reaches the shop too, which closes the pipe when it no longer needs the sandbox.
process.on('SIGINT', () => {
  if (!hasParent) void stop();
});
