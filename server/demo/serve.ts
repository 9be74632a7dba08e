import { readConfig } from '../src/config.ts';
import { sandboxSecrets } from '../src/config/sandbox-secrets.ts';
import { startSandboxProcess } from './start/sandbox-process.ts';

// `npm run serve`: the shop for customers, as its image runs it. No demo data. Starts the sandbox
// if SANDBOX=1 is set and none is running yet.
try {
  const config = readConfig();
  if (config.sandbox.needed && !(await isThere(config.sandbox.url))) {
    const secrets = sandboxSecrets(config.sessionKeys[0]);
    await startSandboxProcess({ config, secrets, say: console.log });
  }
} catch (error) {
  console.error(`The shop couldn't start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import('../src/main.ts');

async function isThere(sandboxUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${sandboxUrl}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
