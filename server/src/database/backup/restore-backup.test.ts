import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameOf, recordBackup } from './backups.ts';
import { restoreBaseBackup } from './restore-backup.ts';

const endedAt = new Date('2026-11-25T03:00:00Z');
let backupDir: string;
beforeAll(async () => {
  backupDir = await mkdtemp(path.join(tmpdir(), 'spindle-restore-base-'));
  const folder = path.join(backupDir, nameOf(endedAt));
  await mkdir(folder);
  await writeFile(
    path.join(folder, 'postgresql.auto.conf'),
    "recovery_target_time = '2026-11-20 10:00:00+00'\n",
  );
  await recordBackup({ folder, endedAt, firstLogFile: '000000010000000000000001' });
});
afterAll(() => rm(backupDir, { recursive: true, force: true }));

it.each([
  [undefined, ''],
  [new Date('2026-11-25T11:59:59Z'), '2026-11-25T11:59:59.000+00'],
])('a restore to %s ignores the time of an earlier restore', async (to, time) => {
  const into = path.join(backupDir, `restored-${time}`);
  await restoreBaseBackup({ backupDir, into, to });
  const lines = (await readFile(path.join(into, 'postgresql.auto.conf'), 'utf8')).split('\n');
  const last = lines.findLast((line) => line.startsWith('recovery_target_time'));
  expect(last).toBe(`recovery_target_time = '${time}'`);
});
