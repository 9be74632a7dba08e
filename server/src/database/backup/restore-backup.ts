import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreCommand } from './archive.ts';
import { listBackups } from './backups.ts';

interface Restore {
  backupDir: string;
  /** A data folder that does not exist yet. */
  into: string;
  /** Restores everything committed before this time, or everything if omitted. */
  to?: Date | undefined;
}

/**
 * Writes a server's data folder. Once started, the server recovers to the given time and is then
 * ready.
 */
export async function restoreBaseBackup({ backupDir, into, to }: Restore): Promise<void> {
  if (existsSync(into)) throw new Error(`${into} isn't empty. Move its contents elsewhere.`);
  const all = await listBackups(backupDir);
  const backup = all.findLast(({ endedAt }) => to === undefined || endedAt <= to);
  if (backup === undefined) {
    const oldest = all[0]?.endedAt.toISOString();
    throw new Error(
      oldest === undefined
        ? `No backup found in ${backupDir}.`
        : `The oldest backup is from ${oldest}. Nothing before it can be restored.`,
    );
  }
  await cp(backup.folder, into, { recursive: true, mode: 0 });
  await rm(path.join(into, 'spindle-backup.json'));
  const settings = {
    restore_command: restoreCommand(backupDir),
    recovery_target_action: 'promote',
    // A server that an earlier restore started has that restore's time in its backups.
    recovery_target_time: to === undefined ? '' : to.toISOString().replace('Z', '+00'),
    recovery_target_inclusive: 'false',
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll(/['\\]/g, '$&$&')}'\n`,
  );
  await appendFile(path.join(into, 'postgresql.auto.conf'), lines.join(''));
  await writeFile(path.join(into, 'recovery.signal'), '');
}

export const recoverySettings = [
  'restore_command',
  'recovery_target_action',
  'recovery_target_time',
  'recovery_target_inclusive',
];
