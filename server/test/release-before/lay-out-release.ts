import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rootFolder } from '../step.ts';

export interface LaidOut {
  folder: string;
  remove(): Promise<void>;
}

const run = promisify(execFile);
const ours = '@spindle';

/**
 * Checks out a commit to a separate folder, with the modules it needs. Does not change the
 * repository, its index or its worktrees.
 */
export async function layOutRelease(commit: string): Promise<LaidOut> {
  const place = await mkdtemp(path.join(tmpdir(), 'spindle-release-'));
  const folder = path.join(place, 'shop');
  const remove = () => rm(place, { recursive: true, force: true });
  try {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(place, 'index') };
    const git = (...parameters: string[]) => run('git', parameters, { cwd: rootFolder, env });
    await git('read-tree', commit);
    await git('checkout-index', '--all', `--prefix=${folder}/`);
    if (await hasSameModules(folder)) await linkModules(folder);
    else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function hasSameModules(folder: string): Promise<boolean> {
  const locks = [folder, rootFolder].map((one) => path.join(one, 'package-lock.json'));
  const [before, present] = await Promise.all(locks.map((file) => readFile(file)));
  return before !== undefined && present?.equals(before) === true;
}

/** Links the workspaces to its own folders, and all other modules to the ones installed here. */
async function linkModules(folder: string): Promise<void> {
  for (const workspace of ['.', 'sdk', 'server']) {
    const from = path.join(rootFolder, workspace, 'node_modules');
    const to = path.join(folder, workspace, 'node_modules');
    if (!existsSync(from)) continue;
    await mkdir(to);
    for (const name of await readdir(from)) {
      if (name !== ours) await symlink(path.join(from, name), path.join(to, name), 'junction');
    }
  }
  await mkdir(path.join(folder, 'node_modules', ours));
  for (const workspace of ['sdk', 'server']) {
    const link = path.join(folder, 'node_modules', ours, workspace);
    await symlink(path.join(folder, workspace), link, 'junction');
  }
}
