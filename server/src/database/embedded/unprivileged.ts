import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const nobody = 65534;

/** How to run a program that refuses to be run by root. */
export interface Unprivileged {
  /** Goes before the program and its arguments. */
  prefix: string[];
  uid?: number;
  gid?: number;
  /** Who the data must belong to. */
  owner: number;
}

/**
 * An ordinary user runs PostgreSQL directly. Root runs it in a user namespace where root is called
 * nobody: that needs no second account, and files stay root's. Where the kernel or a container
 * forbids such namespaces, it runs as nobody for real.
 */
export function unprivileged(): Unprivileged {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { prefix: [], owner: uid };
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  const trial = spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' });
  if (trial.status === 0) return { prefix, owner: 0 };
  return { prefix: [], uid: nobody, gid: nobody, owner: nobody };
}

/** Hands a file or a folder over after a change of user; does nothing where root isn't concerned. */
export function ownedBy(owner: number, target: string): void {
  if (process.getuid?.() !== 0 || lstatSync(target).uid === owner) return;
  if (lstatSync(target).isDirectory()) {
    for (const entry of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
      lchownSync(path.join(target, entry), owner, owner);
    }
  }
  chownSync(target, owner, owner);
}
