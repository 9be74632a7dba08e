import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modules, run } from './run.ts';

/** The strictest compiler settings, without a browser's types. */
export const forNode = { lib: ['esnext'], skipLibCheck: false };

export const forPages = { lib: ['esnext', 'dom', 'dom.iterable'], skipLibCheck: true };

/**
 * Returns the compiler's errors for this program in a project with the packed SDK. Empty if there
 * are none.
 */
export async function complaintsAbout(
  project: string,
  name: string,
  code: string,
  target: typeof forNode,
): Promise<string> {
  await writeFile(path.join(project, `${name}.ts`), code);
  const config = {
    compilerOptions: {
      target: 'esnext',
      module: 'nodenext',
      types: ['node'],
      typeRoots: [path.join(modules, '@types')],
      strict: true,
      noEmit: true,
      ...target,
    },
    files: [`${name}.ts`],
  };
  await writeFile(path.join(project, `${name}.json`), JSON.stringify(config));
  const { output } = await run('tsc', ['-p', `${name}.json`], { cwd: project });
  return output;
}
