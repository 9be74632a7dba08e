import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Config } from '../../src/config.ts';
import { endAtExit } from './end-at-exit.ts';
import { bufferOutput } from './part-output.ts';
import { waitForPart, whyEnded } from './wait-for-part.ts';

const name = 'the sandbox';
const sandboxProgram = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
/** Timeout of one request, generous enough for a busy machine. */
const answerWithinMs = 30_000;

interface SandboxOptions {
  config: Config;
  secrets: Record<string, string>;
  say: (what: string) => void;
  /** A program to run instead of the sandbox, and how often to report a slow start. For tests. */
  program?: string;
  tellEveryMs?: number;
}

/** Starts the providers' sandbox as a child process that ends with ours. */
export async function startSandboxProcess({
  config,
  secrets,
  say,
  program = sandboxProgram,
  tellEveryMs,
}: SandboxOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      ...secrets,
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      DATA_DIR: config.dataDir,
      PUBLIC_URL: config.publicUrl,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A signal to the group reaches only the shop, which needs the sandbox until its last request
    // is answered.
    detached: process.platform !== 'win32',
  });
  endAtExit(child);
  // A process that ended is reported as such, not as a broken pipe.
  child.stdin.on('error', () => {});
  const output = bufferOutput(child);
  await waitForPart(
    { name, child, output },
    {
      isReady: () => isAnsweredBy(child.pid, `${config.sandbox.url}/healthz`),
      say,
      tellEveryMs,
    },
  );
  output.show();
  let stopping = false;
  child.once('close', (code, signal) => {
    if (stopping) return;
    say(whyEnded(name, `it ended with ${signal ?? code}`, output));
    say("Payments, email and addresses don't work until you restart.");
  });
  return async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.stdin.end();
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

const health = z.object({ pid: z.number() });

/** Another program may use the port and respond there. Ours reports its process id. */
async function isAnsweredBy(pid: number | undefined, url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    return reply.ok && health.safeParse(await reply.json()).data?.pid === pid;
  } catch {
    return false;
  }
}
