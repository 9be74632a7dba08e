import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildEnvironmentOptions } from 'vite';
import { isBuiltFrom } from './build-record.ts';
import { fingerprint } from './fingerprint.ts';
import { landBuild } from './land-build.ts';

interface Part {
  /** Below `dist`; empty where the front end has one part only. */
  folder: string;
  ssr?: boolean;
}

/** What a page of ours can be made of, below `sdk`. */
const SHARED = ['src', 'contract', 'domain', 'package.json', 'tsconfig.json'];

/**
 * Builds a front end aside, then puts it into its workspace's `dist`, under a server that may be
 * running on the build before. With `--if-changed`, what was built from the same sources is kept.
 */
export async function buildFrontEnd(workspace: string, parts: readonly Part[]): Promise<void> {
  const dist = join(workspace, 'dist');
  const draft = join(dist, `.draft-${process.pid}`);
  // Before the build: what is saved meanwhile makes the next one another.
  const sources = await sourcesOf(workspace);
  if (process.argv.includes('--if-changed') && (await isBuiltFrom(dist, sources))) return;
  try {
    const built = await Promise.allSettled(
      parts.map(({ folder, ssr = false }) =>
        build({ root: workspace, build: output(join(draft, folder), ssr) }),
      ),
    );
    // With all of them done, none writes into the draft any more while it is taken away.
    for (const part of built) if (part.status === 'rejected') throw part.reason;
    await landBuild({ draft, dist, sources, now: new Date() });
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
