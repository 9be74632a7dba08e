import { globSync, readFileSync } from 'node:fs';

/** A module that is replaced is replaced for every file that comes after. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
const NAMES_ENVIRONMENT = /@vitest-environment (\w+)/;

/** Where a call's share of the processor is measured, other threads collect the garbage as they do in a shop. */
const MEASURES_CALLS = /\b(measureCalls|threadCpuUsage)\(/;

/**
 * Garbage is collected seldom, and on the thread that made it: by threads of their own it costs a
 * sixth more, and tests leave no core idle for them.
 */
const GARBAGE_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=64'];

/** A page makes more of it: where more fits in, less has to be looked through. */
const PAGE_GARBAGE_FLAGS = [
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
];

type Environment = 'node' | 'jsdom';

/**
 * Vitest's projects for the test files of a workspace. Reading the modules takes longer than most
 * files' tests, so files share them: those of one environment, as modules look around when they are
 * read whether there is a page. Files that replace modules have their own; those that measure calls
 * share theirs with one another.
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
