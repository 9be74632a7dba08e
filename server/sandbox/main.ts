import { fstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startSandbox } from './start.ts';

const environment = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().default(4010),
    SANDBOX_SMTP_PORT: z.coerce.number().int().default(4011),
    SANDBOX_URL: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: z.string().default('http://localhost:3000'),
    STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
    EASYPOST_WEBHOOK_SECRET: z.string().default('easypost_sandbox'),
  })
  .parse(process.env);

mkdirSync(environment.DATA_DIR, { recursive: true });
const sandbox = await startSandbox({
  port: environment.SANDBOX_PORT,
  smtpPort: environment.SANDBOX_SMTP_PORT,
  database: join(environment.DATA_DIR, 'sandbox.sqlite'),
  publicUrl: environment.PUBLIC_URL,
  stripeWebhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  easypostWebhookSecret: environment.EASYPOST_WEBHOOK_SECRET,
  ...(environment.SANDBOX_URL ? { sandboxUrl: environment.SANDBOX_URL } : {}),
}).catch((error: unknown) => {
  console.error(`The sandbox could not start: ${String(error)}`);
  process.exit(1);
});
console.log(`sandbox ready at ${sandbox.url}, mail on port ${sandbox.smtpPort}`);

async function stop(): Promise<void> {
  await sandbox.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
// Only the shop above handles Ctrl-C; it closes our pipe when it is done.
process.on('SIGINT', () => {});
// A parent that was killed closes its pipe too; a terminal or a file is nobody's pipe.
const input = fstatSync(0);
if (input.isFIFO() || input.isSocket()) process.stdin.on('end', () => void stop()).resume();
