import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const nobody = 65534;

/** How to run a program that refuses to run as root. */
export interface Unprivileged {
  /** Words to put before the program and its arguments. */
  prefix: string[];
  uid?: number;
  gid?: number;
  /** The required owner of the data. */
  owner: number;
}

/**
 * Returns how to run PostgreSQL. A regular user runs it directly. Root runs it in a user namespace
 * where root is called nobody, which needs no second account and lets root keep its files. If the
 * kernel or a container forbids such namespaces, PostgreSQL runs as the real user nobody.
 */
export function unprivileged(): Unprivileged {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { prefix: [], owner: uid };
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  const trial = spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' });
  if (trial.status === 0) return { prefix, owner: 0 };
  return { prefix: [], uid: nobody, gid: nobody, owner: nobody };
}

/**
 * Changes the owner of a file or folder when PostgreSQL runs as another user. Does nothing unless
 * root is involved.
 */
export function ownedBy(owner: number, target: string): void {
  if (process.getuid?.() !== 0 || lstatSync(target).uid === owner) return;
  if (lstatSync(target).isDirectory()) {
    for (const entry of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
      lchownSync(path.join(target, entry), owner, owner);
    }
  }
  chownSync(target, owner, owner);
}
