import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { archiveSettings } from '../src/database/backup/archive.ts';
import { createTestDatabase } from './database.ts';

const deploy = path.join(import.meta.dirname, '..', 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const container = z.object({
  command: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
});
const podOf = z.object({
  template: z.object({ spec: z.object({ containers: z.tuple([container]) }) }),
});

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-scheduled-'));
  folders.push(folder);
});
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

describe('Compose', () => {
  const service = z.looseObject({
    command: z.array(z.string()).default([]),
    entrypoint: z.array(z.string()).default([]),
    volumes: z.array(z.string()).default([]),
    restart: z.string(),
  });
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read('compose.yaml'), { merge: true }));

  it('archives the log as the built-in database does, where the backups are', () => {
    const settings = Object.entries(archiveSettings(folder)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value.replaceAll(folder, '/backups')}`,
    ]);
    expect(services['database']?.command).toEqual(['postgres', ...settings]);
    for (const name of ['backup-folder', 'database', 'backup']) {
      expect(services[name]?.volumes).toContain('${BACKUP_FOLDER:-backups}:/backups');
    }
  });

  it('keeps a backup running, which sees the files of the server where the server has them', () => {
    const { backup, database, restore } = services;
    expect(backup?.restart).toBe('unless-stopped');
    expect(backup?.command).toEqual([
      'node',
      'server/src/commands/backup.ts',
      '--daily=${BACKUP_TIME:-03:00}',
    ]);
    expect(database?.volumes).toContain('database:/var/lib/postgresql');
    expect(backup?.volumes).toContain('database:/var/lib/postgresql:ro');
    expect(restore?.volumes).toContain('database:/var/lib/postgresql');
    expect(restore?.entrypoint).toContain('--into=/var/lib/postgresql/18/docker');
  });
});

describe('Kubernetes', () => {
  const [cronJob] = parseAllDocuments(read('kubernetes/backup.yaml')).map((one) => one.toJS());
  const { spec } = z
    .object({ spec: z.looseObject({ jobTemplate: z.object({ spec: podOf }) }) })
    .parse(cronJob);
  const [backup] = spec.jobTemplate.spec.template.spec.containers;
  const [restore] = z.object({ spec: podOf }).parse(parse(read('kubernetes/restore.yaml'))).spec
    .template.spec.containers;
  const variableOf = (name: string) => backup.env.find((one) => one.name === name)?.value ?? '';

  /** Runs a container's command with PostgreSQL's programs replaced by these scripts. */
  async function run(
    { command: [program = '', ...parameters], env }: z.output<typeof container>,
    programs: Record<string, string>,
  ) {
    const bin = path.join(folder, 'bin');
    await mkdir(bin, { recursive: true });
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(path.join(bin, name), `#!/bin/sh\n${script}\n`);
      await chmod(path.join(bin, name), 0o755);
    }
    return promisify(execFile)(program, parameters, {
      env: {
        ...Object.fromEntries(env.map(({ name, value = '' }) => [name, value])),
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        DATABASE_MIGRATION_URL: 'postgres://owner@database/spindle',
        BACKUP_DIR: folder,
        DATA_DIR: path.join(folder, 'data'),
      },
    });
  }

  const dump =
    'for word; do case "$word" in --file=*) echo dumped > "${word#--file=}";; esac; done';
  const record = `echo "$@" > "$BACKUP_DIR/recorded"`;
  const dumps = async () =>
    (await readdir(folder)).filter((name) => /dump|part/.test(name)).toSorted();

  it('never makes two backups at a time', () => {
    expect(spec).toMatchObject({ schedule: '0 3 * * *', concurrencyPolicy: 'Forbid' });
  });

  it('saves a dump and the pictures, records it, and deletes the oldest', async () => {
    const old = Array.from({ length: 8 }, (_, day) => `spindle-2026110${day + 1}T030000Z.dump`);
    for (const name of [...old, 'spindle-20261108T030000Z.dump.part']) {
      await writeFile(path.join(folder, name), '');
    }
    await mkdir(path.join(folder, 'data/media/images'), { recursive: true });
    await writeFile(path.join(folder, 'data/media/images/a.webp'), 'picture');

    const { stdout } = await run(backup, { pg_dump: dump, psql: record });
    const [, saved = ''] = /^Backup saved in (.+)\.$/m.exec(stdout) ?? [];
    expect(await readFile(saved, 'utf8')).toBe('dumped\n');
    expect(variableOf('KEEP')).toBe('7');
    expect(await dumps()).toEqual([...old.slice(2), path.basename(saved)]);
    expect(await readFile(path.join(folder, 'media/images/a.webp'), 'utf8')).toBe('picture');
    expect(await readFile(path.join(folder, 'recorded'), 'utf8')).toContain(variableOf('RECORD'));
  });

  it('is a failed job that deletes and records nothing if the dump fails', async () => {
    const old = Array.from({ length: 8 }, (_, day) => `spindle-2026110${day + 1}T030000Z.dump`);
    for (const name of old) await writeFile(path.join(folder, name), '');
    const failing = { pg_dump: `${dump}\nexit 3`, psql: record };
    await expect(run(backup, failing)).rejects.toMatchObject({ code: 3 });
    const complete = (await dumps()).filter((name) => name.endsWith('.dump'));
    expect(complete).toEqual(old);
    expect(await readdir(folder)).not.toContain('recorded');
  });

  it('saves a dump of a database that cannot record it yet', async () => {
    const { stdout, stderr } = await run(backup, { pg_dump: dump, psql: 'exit 1' });
    expect(stdout).toContain('Backup saved in');
    expect(stderr).toContain("The metrics don't show this backup.");
  });

  it('records its time where the metrics find it', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      for (let times = 0; times < 2; times++) await client.query(variableOf('RECORD'));
      const { rows } = await client.query(
        `select what, now() - ended_at < interval '1 minute' as "isNew" from last_backup`,
      );
      expect(rows).toEqual([{ what: 'server', isNew: true }]);
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it('restores the last dump, and says so if there is none', async () => {
    const programs = { pg_restore: `echo "$@"` };
    await expect(run(restore, programs)).rejects.toMatchObject({
      stderr: expect.stringContaining(`No backup found in ${folder}.`),
    });
    for (const name of ['spindle-20261101T030000Z.dump', 'spindle-20261102T030000Z.dump']) {
      await writeFile(path.join(folder, name), '');
    }
    const { stdout } = await run(restore, programs);
    expect(stdout).toContain('--dbname=postgres://owner@database/spindle');
    expect(stdout).toContain(`Restored ${folder}/spindle-20261102T030000Z.dump.`);
  });
});
