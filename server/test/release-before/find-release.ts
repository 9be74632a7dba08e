import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../step.ts';

/** A commit, or why there is none to be had. */
export type Release = { commit: string } | { missing: string };

const run = promisify(execFile);

/** What git answers here; null where it has nothing to answer. */
async function ask(...parameters: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', parameters, { cwd: rootFolder });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

/**
 * The release before this one: the newest tag below, or what there was before the newest migration.
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
