import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/config.ts';

const program = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
const patienceMs = 20_000;

interface Circumstances {
  config: Config;
  secrets: Record<string, string>;
}

/** Starts the providers' sandbox as a process of its own, which ends with ours. */
export async function startSandboxProcess({
  config,
  secrets,
}: Circumstances): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      ...secrets,
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      DATA_DIR: config.dataDir,
      PUBLIC_URL: config.publicUrl,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const until = Date.now() + patienceMs;
  while (!(await answers(`${config.sandbox.url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error('the sandbox does not start; what it said stands above');
    }
    await pause(50);
  }
  return async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
