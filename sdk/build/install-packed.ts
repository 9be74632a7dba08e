import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from './build-package.ts';

const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

// What the package needs is packed from our own modules, so that no registry has to be reached.
const needed = ['openapi-fetch', 'openapi-typescript-helpers'];

/** Builds the SDK, packs it, and installs it into the folder as into an empty project. */
export async function installPacked(folder: string): Promise<void> {
  const workshop = await mkdtemp(path.join(tmpdir(), 'spindle-sdk-'));
  try {
    const built = path.join(workshop, 'built');
    await buildPackage(built);
    const sources = [built, ...needed.map((name) => path.join(modules, name))];
    const packed = await npm(workshop, ['pack', '--ignore-scripts', ...sources]);
    const tarballs = packed.trim().split(/\s+/);

    await mkdir(folder, { recursive: true });
    const manifest = { name: 'third-party', private: true, type: 'module' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await npm(folder, ['install', ...tarballs.map((name) => path.join(workshop, name))]);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function npm(cwd: string, parameters: string[]): Promise<string> {
  const flags = ['--offline', '--silent', '--no-audit', '--no-fund'];
  const { stdout } = await promisify(execFile)('npm', [...parameters, ...flags], {
    cwd,
    env: environment(),
  });
  return stdout;
}

/** Without what an npm that runs us has left there: it names our own workspaces. */
function environment(): NodeJS.ProcessEnv {
  const foreign = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return Object.fromEntries(foreign);
}
