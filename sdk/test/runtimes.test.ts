import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, inject, it, type TestContext } from 'vitest';
import { run } from './run.ts';
import { everything, program } from './runtimes/everything.ts';
import { deno, fetchRuntime, node22, type Runtime } from './runtimes/fetch-runtime.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Reasons why tests could not run on this machine. `npm test` repeats them at the end. */
    notRun?: string;
  }
}

const project = inject('project');

beforeAll(async () => {
  await copyFile(program, path.join(project, 'program.ts'));
  const lines = [
    "import { tryEverything } from './program.ts';",
    'for (const line of await tryEverything()) console.log(line);',
  ];
  await writeFile(path.join(project, 'runtime.ts'), lines.join('\n'));
});

async function expectEverything(at: string, flags: readonly string[] = []): Promise<void> {
  const env = { DENO_DIR: path.join(project, '.deno'), DENO_NO_UPDATE_CHECK: '1' };
  const { output } = await run({ at }, [...flags, 'runtime.ts'], { cwd: project, env });
  expect(output.trim().split('\n')).toEqual(everything);
}

/**
 * Returns the runtime's executable. Without a connection, the test is skipped with a message. A
 * nightly run fails instead.
 */
async function having(runtime: Runtime, { skip, task }: TestContext): Promise<string> {
  return fetchRuntime(runtime).catch((error: unknown) => {
    if (process.env['RUNTIMES'] === 'demanded') throw error;
    task.meta.notRun = `${runtime.name} is not here: ${String(error)}`;
    return skip(task.meta.notRun);
  });
}

it('the packed SDK and the mock shop run in this Node', () => expectEverything(process.execPath));

it('they run in Node 22', async (context) => {
  await expectEverything(await having(node22, context));
});

it('they run under the rules of Deno, with minimal read permissions', async (context) => {
  const rules = ['--no-remote', '--cached-only', '--node-modules-dir=manual', '--no-lock'];
  const rights = ['--allow-read', '--allow-env'];
  await expectEverything(await having(deno, context), ['run', ...rules, ...rights]);
});
