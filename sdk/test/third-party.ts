import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modules, run } from './run.ts';

/** As strict as a compiler can be, of whom nobody said that there is a browser. */
export const forNode = { lib: ['esnext'], skipLibCheck: false };

export const forPages = { lib: ['esnext', 'dom', 'dom.iterable'], skipLibCheck: true };

/** What the compiler says to this program in a project that has the packed SDK; empty: nothing. */
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
