import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { asObject } from '../../contract/document.ts';
import { modules } from '../run.ts';

const here = import.meta.dirname;
const shelf = path.join(modules, '.cache', 'runtimes');
const [MANIFEST, LOCK] = ['package.json', 'package-lock.json'];
/** Less than a test's timeout. All callers share one attempt. */
const TIMEOUT_MS = 60_000;
let fetching: Promise<void> | undefined;

export interface Runtime {
  name: string;
  /** Path within the downloaded modules. */
  program: string;
}

export const node22: Runtime = { name: 'Node 22', program: 'node-*-*/bin/node{,.exe}' };
export const deno: Runtime = { name: 'Deno', program: '@deno/*/deno{,.exe}' };

/**
 * Downloads another runtime on first use, in the version of the lock file in this folder. Runtimes
 * are larger than everything else and aren't needed to work on the shop.
 * @throws if it can't be downloaded, or if there is none for this machine
 */
export async function fetchRuntime({ name, program }: Runtime): Promise<string> {
  const saved = path.join(shelf, await hashOfLock());
  if (!existsSync(saved)) await (fetching ??= fetchInto(saved));
  const [found] = await Array.fromAsync(glob(`node_modules/${program}`, { cwd: saved }));
  if (found === undefined) throw new Error(`There is no ${name} for this machine.`);
  return path.join(saved, found);
}

async function hashOfLock(): Promise<string> {
  const lock = await readFile(path.join(here, LOCK));
  return createHash('sha256').update(lock).digest('hex').slice(0, 20);
}

async function fetchInto(place: string): Promise<void> {
  await mkdir(shelf, { recursive: true });
  const made = await mkdtemp(`${place}-`);
  try {
    for (const file of [MANIFEST, LOCK])
      await copyFile(path.join(here, file), path.join(made, file));
    const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    const options = { cwd: made, env: environment(), timeout: TIMEOUT_MS };
    await promisify(execFile)('npm', ['ci', ...flags], options);
    // npm skips optional packages that it can't download.
    const missing = (await matching()).filter(
      (name) => !existsSync(path.join(made, name, MANIFEST)),
    );
    if (missing.length > 0) throw new Error(`npm could not fetch ${missing.join(', ')}.`);
    await rename(made, place);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // A faster process has already moved the same files into place.
    if (!existsSync(place)) throw error;
  }
}

/** Lists the packages of the lock file for this machine. */
async function matching(): Promise<string[]> {
  const lock: unknown = JSON.parse(await readFile(path.join(here, LOCK), 'utf8'));
  const packages = Object.entries(asObject(asObject(lock, LOCK)['packages'], 'packages'));
  return packages
    .filter(([, one]) => {
      const { os, cpu } = asObject(one, 'package');
      return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
    })
    .map(([name]) => name);
}

/**
 * Returns the environment without our npm's workspace variables, but with its registry variables.
 */
function environment(): NodeJS.ProcessEnv {
  const ours = /^npm_(?!config_)|^npm_config_(workspace|include_workspace|local_prefix|prefix)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
