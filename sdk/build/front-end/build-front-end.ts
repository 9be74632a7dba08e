import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildEnvironmentOptions } from 'vite';
import { isBuiltFrom } from './build-record.ts';
import { fingerprint } from './fingerprint.ts';
import { installBuild } from './install-build.ts';

interface Part {
  /** Path below `dist`. Empty if the front end has only one part. */
  folder: string;
  ssr?: boolean;
}

/** Folders under `sdk` that the front ends can use. */
const SHARED = ['src', 'contract', 'domain', 'package.json', 'tsconfig.json'];

/**
 * Builds a front end in a temporary folder, then moves it to its workspace's `dist`, where a server
 * may be using the previous build. With `--if-changed`, keeps the current build if its sources are
 * the same.
 */
export async function buildFrontEnd(workspace: string, parts: readonly Part[]): Promise<void> {
  const dist = join(workspace, 'dist');
  const draft = join(dist, `.draft-${process.pid}`);
  // Read before the build, so that a file saved in the meantime triggers the next one.
  const sources = await sourcesOf(workspace);
  if (process.argv.includes('--if-changed') && (await isBuiltFrom(dist, sources))) return;
  try {
    const built = await Promise.allSettled(
      parts.map(({ folder, ssr = false }) =>
        build({ root: workspace, build: output(join(draft, folder), ssr) }),
      ),
    );
    // Waits for all builds, so that none is still writing to the draft when it is deleted.
    for (const part of built) if (part.status === 'rejected') throw part.reason;
    await installBuild({ draft, dist, sources, now: new Date() });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function output(outDir: string, ssr: boolean): BuildEnvironmentOptions {
  return { outDir, emptyOutDir: true, ...(ssr && { ssr }) };
}

function sourcesOf(workspace: string): Promise<string> {
  const sdk = join(import.meta.dirname, '..', '..');
  const own = [
    'src',
    'public',
    'build',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ];
  return fingerprint([
    ...own.map((name) => join(workspace, name)),
    ...SHARED.map((name) => join(sdk, name)),
    join(sdk, 'build', 'front-end'),
    join(sdk, '..', 'package-lock.json'),
    join(sdk, '..', 'tsconfig.base.json'),
  ]);
}
