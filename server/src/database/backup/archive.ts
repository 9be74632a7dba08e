import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the archive folder for the write-ahead log, in the folder of backups. */
export const archiveIn = (backupDir: string) => path.join(backupDir, 'wal');

/** If the machine is lost, at most a minute of changes is lost. */
const ARCHIVE_SECONDS = 60;

/**
 * Returns the settings with which a server archives its log in that folder. A file that was
 * archived earlier without an acknowledgment is not an error. Never overwrites an existing file
 * with different contents.
 */
export function archiveSettings(backupDir: string): Record<string, string> {
  const folder = archiveIn(backupDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const saved = inServersShell(path.join(folder, 'NAME')).replace('NAME', '%f');
  const draft = inServersShell(path.join(folder, '.NAME')).replace('NAME', '%f');
  return {
    archive_mode: 'on',
    archive_timeout: `${ARCHIVE_SECONDS}s`,
    archive_command: `test -f ${saved} && cmp -s "%p" ${saved} || { test ! -f ${saved} && cp "%p" ${draft} && mv ${draft} ${saved}; }`,
  };
}

/** Returns the command that restores the log from that folder. */
export function restoreCommand(backupDir: string): string {
  const saved = inServersShell(path.join(archiveIn(backupDir), 'NAME')).replace('NAME', '%f');
  return `cp ${saved} "%p"`;
}

/** Quotes one word in the commands that PostgreSQL passes to a shell after replacing `%`. */
function inServersShell(file: string): string {
  return `'${file.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}
