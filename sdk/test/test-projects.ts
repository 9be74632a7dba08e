import { globSync, readFileSync } from 'node:fs';

/** A module that is replaced is replaced for every file that comes after. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
const NAMES_ENVIRONMENT = /@vitest-environment (\w+)/;

type Environment = 'node' | 'jsdom';

/**
 * Vitest's projects for the test files of a workspace. Reading the modules takes longer than most
 * files' tests, so files share them: those of one environment, as modules look around when they are
 * read whether there is a page. Files that replace modules have their own.
 */
export function testProjects(
  name: string,
  { folder, pattern, usual }: { folder: string; pattern: string; usual: Environment },
) {
  const files = globSync(pattern, { cwd: folder }).map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const environment = NAMES_ENVIRONMENT.exec(text)?.[1] ?? usual;
    return { file, group: REPLACES_MODULES.test(text) ? 'isolated' : environment };
  });
  return ['node', 'jsdom', 'isolated'].flatMap((group) => {
    const include = files.filter((one) => one.group === group).map(({ file }) => file);
    const isolate = group === 'isolated';
    const title = group === usual ? name : `${name}, ${group}`;
    return include.length === 0
      ? []
      : [{ extends: true as const, test: { name: title, include, isolate } }];
  });
}
