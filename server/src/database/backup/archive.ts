import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where the write-ahead log is kept, in the folder of backups. */
export const archiveIn = (backupDir: string) => path.join(backupDir, 'wal');

/** A minute is the most that is lost with the machine. */
const ARCHIVE_SECONDS = 60;

/**
 * What has a server keep its log there. A file that was kept before, and not told of, is no failure;
 * one of that name that differs is never overwritten.
 */
export function archiveSettings(backupDir: string): Record<string, string> {
  const folder = archiveIn(backupDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = inServersShell(path.join(folder, 'NAME')).replace('NAME', '%f');
  const draft = inServersShell(path.join(folder, '.NAME')).replace('NAME', '%f');
  return {
    archive_mode: 'on',
    archive_timeout: `${ARCHIVE_SECONDS}s`,
    archive_command: `test -f ${kept} && cmp -s "%p" ${kept} || { test ! -f ${kept} && cp "%p" ${draft} && mv ${draft} ${kept}; }`,
  };
}

/** What fetches it from there again. */
export function restoreCommand(backupDir: string): string {
  const kept = inServersShell(path.join(archiveIn(backupDir), 'NAME')).replace('NAME', '%f');
  return `cp ${kept} "%p"`;
}

/** One word of the commands that PostgreSQL hands to a shell, where `%` stands for something else. */
function inServersShell(file: string): string {
  return `'${file.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}
