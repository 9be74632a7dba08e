import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../step.ts';

/** A commit, or why none is available. */
export type Release = { commit: string } | { missing: string };

const run = promisify(execFile);

/** Returns git's output, or null if it fails. */
async function ask(...parameters: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', parameters, { cwd: rootFolder });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

/**
 * Finds the previous release: the newest tag below this one, or the commit before the newest
 * migration.
 */
export async function findReleaseBefore(): Promise<Release> {
  const present = await ask('rev-parse', '--verify', 'HEAD');
  if (present === null) return { missing: 'This is no clone of the repository.' };
  const tag = await ask('describe', '--tags', '--abbrev=0', 'HEAD^');
  const migration = ['-1', '--diff-filter=A', '--format=%H', '--', 'server/migrations'];
  const before = tag ?? `${await ask('log', ...migration)}^`;
  const commit = await ask('rev-parse', '--verify', '--quiet', `${before}^{commit}`);
  return commit === null
    ? { missing: `The clone has no history back to ${before}: git fetch --unshallow brings it.` }
    : { commit };
}
