import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPackage, NEEDED_BY_MOCKS } from './build-package.ts';

const root = path.join(import.meta.dirname, '..', '..');
const modules = path.join(root, 'node_modules');
const shelf = path.join(modules, '.cache', 'packed-sdk');

// Packs the package's dependencies from our node_modules, so that no registry is needed.
const needed = ['openapi-fetch', 'openapi-typescript-helpers', 'zod'];

/** The package's sources. */
const sources = [
  'sdk/{src,contract,domain,mocks,demo,build}/**/*.{ts,json}',
  'sdk/{README.md,package.json,tsconfig.build.json}',
  '{package.json,package-lock.json,openapi.yaml,tsconfig.base.json}',
];

/**
 * Builds the SDK, packs it, and installs it into the folder as into an empty project. This takes
 * ten seconds, so all callers share the result until the sources change.
 */
export async function installPacked(folder: string): Promise<void> {
  const saved = path.join(shelf, await hashOfSources());
  if (!existsSync(saved)) await keepPacked(saved);
  await cp(saved, folder, { recursive: true });
}

/** Links the mock shop's dependencies, and the other named packages, from our node_modules. */
export async function linkMockNeeds(folder: string, others: readonly string[] = []): Promise<void> {
  for (const name of [...NEEDED_BY_MOCKS, ...others])
    await symlink(path.join(modules, name), path.join(folder, 'node_modules', name));
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const names = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const name of names.toSorted())
    hash.update(name).update(await readFile(path.join(root, name)));
  return hash.digest('hex').slice(0, 20);
}

async function keepPacked(place: string): Promise<void> {
  await mkdir(shelf, { recursive: true });
  for (const name of await readdir(shelf)) {
    // Another process may be packing the same sources now.
    const outdated = !name.startsWith(path.basename(place));
    if (outdated) await rm(path.join(shelf, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(`${place}-`);
  try {
    await installInto(made);
    await rename(made, place);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // A faster process has already moved the same package into place.
    if (!existsSync(place)) throw error;
  }
}

async function installInto(folder: string): Promise<void> {
  const workshop = await mkdtemp(path.join(tmpdir(), 'spindle-sdk-'));
  try {
    const built = path.join(workshop, 'built');
    await buildPackage(built);
    const packages = [built, ...needed.map((name) => path.join(modules, name))];
    const packed = await npm(workshop, ['pack', '--ignore-scripts', ...packages]);
    const tarballs = packed.trim().split(/\s+/);

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

/**
 * Returns the environment without variables of the npm that runs us, which refer to our workspaces.
 */
function environment(): NodeJS.ProcessEnv {
  const foreign = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return Object.fromEntries(foreign);
}
