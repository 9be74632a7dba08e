import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const named = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) });

/** Everything in a code block or between backticks. */
function commandsIn(file: string): string[] {
  const text = read(file);
  const blocks = Array.from(text.matchAll(/^ *```sh\n([^]*?)^ *```/gm), ([, block = '']) =>
    block.split('\n').map((line) => line.replace(/ # .*/, '').trim()),
  ).flat();
  const inline = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  return [...blocks, ...inline].flatMap((line) => line.split(' && ')).filter((line) => line !== '');
}

const documents = globSync(['*.md', 'server/deploy/*.md'], { cwd: root });
const commands = documents.flatMap(commandsIn);
const all = (pattern: RegExp) =>
  commands.flatMap((command) => Array.from(command.matchAll(pattern), ([, name = '']) => name));

const scriptsOf = (folder: string): Record<string, string> =>
  z
    .object({ scripts: z.record(z.string(), z.string()).default({}) })
    .parse(JSON.parse(read(path.join(folder, 'package.json')))).scripts;

describe('commands in the documents', () => {
  const scripts = commands.filter((command) => /^npm (run|start|test)\b/.test(command));

  it('are found', () => expect(scripts.length).toBeGreaterThan(40));

  it.each([...new Set(scripts)])('name a script whose file exists: %s', (command) => {
    const [, name = ''] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
    const [, workspace = ''] = / -w (\S+)/.exec(command) ?? [];
    const script = scriptsOf(workspace)[name] ?? '';
    expect(script).not.toBe('');
    for (const [, file = ''] of script.matchAll(/node (?:--\S+ )*(\S+\.ts)/g)) {
      expect(existsSync(path.join(root, workspace, file)), file).toBe(true);
    }
  });

  it('name files and folders that exist', () => {
    const files = [
      ...all(/^(?:docker|kubectl|haproxy).* (?:--file|--filename|--kustomize|-f) (\S+)/g),
      ...all(/node (server\/\S+\.ts)/g),
      ...all(/^cd (\w\S+)/g),
    ];
    expect(files.length).toBeGreaterThan(6);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('name examples of settings that exist', () => {
    const copied = all(/^cp (\S+)/g);
    expect(copied).toEqual(['shop.env.example', 'owner.env.example']);
    expect(copied.filter((file) => !existsSync(path.join(root, 'server/deploy', file)))).toEqual(
      [],
    );
  });

  it('name services of Compose and what is in the manifests', () => {
    const { services } = parse(read('server/deploy/compose.yaml'), { merge: true });
    const containers = all(
      /^docker compose .* (?:exec|stop|run --rm(?: --entrypoint \S+)?) ([^-\s]\S*)/g,
    );
    expect(containers).not.toEqual([]);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(containers));

    const folder = 'server/deploy/kubernetes';
    const manifests = readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`);
    const applied = manifests
      .flatMap((file) => parseAllDocuments(read(file)))
      .flatMap((document) => named.safeParse(document.toJS()).data ?? [])
      .map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`);
    const targets = all(/((?:deployment|cronjob|job)\/spindle-\S+)/g);
    expect(targets).toEqual(expect.arrayContaining(['cronjob/spindle-backup']));
    expect(applied).toEqual(expect.arrayContaining(targets));

    const secrets = all(/^kubectl .*create secret generic (\S+)/g);
    const mounted = manifests.map(read).join('\n');
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(mounted).toContain(`name: ${secret}\n`);
    const { namespace } = parse(read(`${folder}/kustomization.yaml`));
    expect(new Set(all(/^kubectl .*namespace (\S+)/g))).toEqual(new Set([namespace]));
  });

  it('name figures that are measured', () => {
    const [, parts = ''] =
      /^const parts[^{]*\{\n([^}]*)\}/m.exec(read('server/bench/run.ts')) ?? [];
    const measured = Array.from(parts.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name);
    const benches = all(/bench -- ([\w ]+)/g).flatMap((names) => names.split(' '));
    expect(benches.length).toBeGreaterThan(5);
    expect(measured).toEqual(expect.arrayContaining(benches));
  });

  it.each([
    ['server/deploy/image/run.ts', [], 'npm run image -- FOLDER'],
    ['server/src/commands/restore.ts', ['--to=yesterday'], '--to'],
    ['server/src/commands/backup.ts', ['--daily=25:00'], '--daily'],
    ['server/load/run.ts', ['--minutes=x'], '--minutes'],
  ])('%s says how it is called', async (program, parameters, usage) => {
    const env = { PATH: process.env['PATH'], BACKUP_DIR: 'none' };
    const run = promisify(execFile)(process.execPath, [program, ...parameters], { cwd: root, env });
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(usage) });
  });
});

describe('the commands of the deployment guide', () => {
  const guide = commandsIn('server/deploy/README.md');
  const programs = guide.flatMap((command) => {
    const [, name = ''] = /^npm run (\S+)/.exec(command) ?? [];
    const run = name === '' ? command : (scriptsOf('')[name] ?? '');
    return Array.from(run.matchAll(/\bserver\/(\S+\.ts)/g), ([, program = '']) => program);
  });
  const tests = globSync(['server/{src,test,demo,load}/**/*.test.ts'], { cwd: root })
    .filter((file) => path.basename(file) !== path.basename(import.meta.filename))
    .map(read);
  /** Programs that run for too long or by the name of their script, and what their test contains. */
  const calledOtherwise = new Map([
    ['deploy/image/run.ts', 'startDeployment('],
    ['deploy/local/run.ts', 'startDeployment('],
    ['load/run.ts', 'load/scene.ts'],
    ['test/run-long.ts', 'runChaos('],
    ['demo/serve.ts', 'npm run serve is for production'],
  ]);

  it('are found', () => {
    expect(programs).toEqual(
      expect.arrayContaining(['src/commands/backup.ts', 'src/commands/migrate.ts']),
    );
  });

  it.each([...new Set(programs)])('are run by a test: %s', (program) => {
    const [, name = ''] = /^src\/commands\/(\S+)\.ts$/.exec(program) ?? [];
    const isRun = (text: string) =>
      text.includes(calledOtherwise.get(program) ?? program) ||
      (name !== '' && text.includes('src/commands/${') && text.includes(`'${name}'`));
    expect(tests.some(isRun)).toBe(true);
  });
});

describe('links in the documents', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');

  it.each(documents)('%s', (file) => {
    for (const [, target = ''] of read(file).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(target)) continue;
      const [name = '', anchor] = target.split('#');
      const linked = name === '' ? file : path.join(path.dirname(file), name);
      expect(existsSync(path.join(root, linked)), target).toBe(true);
      if (anchor === undefined) continue;
      const headings = Array.from(read(linked).matchAll(/^#+ (.+)$/gm), ([, text = '']) =>
        slug(text),
      );
      expect(headings, target).toContain(anchor);
    }
  });
});
