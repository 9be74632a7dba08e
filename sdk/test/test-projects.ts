import { globSync, readFileSync } from 'node:fs';

/** Replacing a module replaces it in all later files too. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
const NAMES_ENVIRONMENT = /@vitest-environment (\w+)/;

/** When a call's CPU time is measured, other threads collect garbage, as in a shop. */
const MEASURES_CALLS = /\b(measureCalls|threadCpuUsage)\(/;

/**
 * Garbage is collected rarely and on the thread that created it. Separate threads cost a sixth
 * more, and tests leave no core idle for them.
 */
const GARBAGE_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=64'];

/** Pages create more garbage. More space means less scanning. */
const PAGE_GARBAGE_FLAGS = [
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
];

type Environment = 'node' | 'jsdom';

/**
 * Returns Vitest's projects for the test files of a workspace. Loading modules takes longer than
 * most files' tests, so files share them. They are grouped by environment, because modules check
 * for a page when they load. Files that replace modules are isolated. Files that measure calls
 * share modules only with each other.
 */
export function testProjects(
  name: string,
  { folder, pattern, usual }: { folder: string; pattern: string; usual: Environment },
) {
  const files = globSync(pattern, { cwd: folder }).map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    if (REPLACES_MODULES.test(text)) return { file, group: 'isolated' };
    if (MEASURES_CALLS.test(text)) return { file, group: 'measuring' };
    return { file, group: NAMES_ENVIRONMENT.exec(text)?.[1] ?? usual };
  });
  return ['node', 'jsdom', 'isolated', 'measuring'].flatMap((group) => {
    const include = files.filter((one) => one.group === group).map(({ file }) => file);
    const isolate = group === 'isolated';
    const execArgv = flagsOf(group, usual);
    const title = group === usual ? name : `${name}, ${group}`;
    return include.length === 0
      ? []
      : [{ extends: true as const, test: { name: title, include, isolate, execArgv } }];
  });
}

function flagsOf(group: string, usual: Environment): string[] {
  if (group === 'measuring') return [];
  return group === 'jsdom' || usual === 'jsdom' ? PAGE_GARBAGE_FLAGS : GARBAGE_FLAGS;
}
