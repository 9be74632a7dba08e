import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

interface ThirdParty {
  /** Where it runs, and leaves its files. */
  folder: string;
  /** Runs it to its end; what it said. */
  run: (settings: Record<string, string>) => Promise<string>;
  remove: () => Promise<void>;
}

/** A program of this folder, alone in a project that has nothing but the packed SDK. */
export async function thirdParty(program: string): Promise<ThirdParty> {
  const folder = await mkdtemp(join(tmpdir(), 'spindle-third-party-'));
  const install = join(root, 'sdk', 'build', 'install-packed-command.ts');
  await promisify(execFile)(process.execPath, [install, folder]);
  await copyFile(join(import.meta.dirname, program), join(folder, program));
  return {
    folder,
    run: (settings) => finished(program, folder, settings),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** One that ends badly is heard out, too: what it says of that is its answer. */
function finished(program: string, cwd: string, env: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { cwd, env }, (_error, output, complaints) => {
      resolve(output + complaints);
    });
  });
}
