import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../../src/run-server.ts';
import { endAtExit } from './end-at-exit.ts';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Starts the server as a child process that restarts when its source changes. */
export async function watchServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  endAtExit(child);
  await once(child, 'spawn');
  return {
    opened: Promise.resolve(),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
