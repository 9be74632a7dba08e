import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAtExit } from './end-at-exit.ts';
import { bufferOutput } from './part-output.ts';
import { whyEnded } from './wait-for-part.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface BuildOptions {
  storefront: boolean;
  say: (what: string) => void;
}

/** Builds the front ends that changed since their last build, in parallel. */
export async function buildFrontEnds({ storefront, say }: BuildOptions): Promise<void> {
  const names = [...(storefront ? ['storefront'] : []), 'backoffice'];
  await Promise.all(names.map((name) => build(name, say)));
}

function build(name: string, say: (what: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(root, name, 'build', 'run.ts');
    const child = spawn(process.execPath, [program, '--if-changed'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endAtExit(child);
    const output = bufferOutput(child);
    // The build prints nothing if there is nothing to do.
    child.stdout.once('data', () => say(`Building the ${name} …`));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            whyEnded(`the build of the ${name}`, `it ended with ${signal ?? code}`, output),
          ),
        );
    });
  });
}
