import { globSync, readFileSync } from 'node:fs';

/** A module that is replaced is replaced for every file that comes after. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
const NAMES_ENVIRONMENT = /@vitest-environment (\w+)/;

/** Every screen once, and every form typed in: React's development build warns of what is wrong there. */
const HEARS_WARNINGS = /@react development/;

/** React as customers get it: the development build takes half as long again over a page. */
const IN_PRODUCTION = {
  oxc: { jsx: { development: false } },
  test: { env: { NODE_ENV: 'production' } },
};

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

interface Workspace {
  folder: string;
  pattern: string;
  usual: Environment;
  react?: 'development' | 'production';
}

/**
 * Vitest's projects for the test files of a workspace. Reading the modules takes longer than most
 * files' tests, so files share them: those of one environment, as modules look around when they are
 * read whether there is a page. Files that replace modules have their own; those that measure calls
 * share theirs with one another, and so do those that hear React's warnings.
 */
export function testProjects(
  name: string,
  { folder, pattern, usual, react = 'development' }: Workspace,
) {
  const files = globSync(pattern, { cwd: folder }).map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    if (REPLACES_MODULES.test(text)) return { file, group: 'isolated' };
    if (MEASURES_CALLS.test(text)) return { file, group: 'measuring' };
    if (HEARS_WARNINGS.test(text)) return { file, group: 'development' };
    return { file, group: NAMES_ENVIRONMENT.exec(text)?.[1] ?? usual };
  });
  return ['node', 'jsdom', 'development', 'isolated', 'measuring'].flatMap((group) => {
    const include = files.filter((one) => one.group === group).map(({ file }) => file);
    const isolate = group === 'isolated';
    const execArgv = flagsOf(group, usual);
    const title = group === usual ? name : `${name}, ${group}`;
    if (include.length === 0) return [];
    const { test, ...build } = react === 'production' && group === 'jsdom' ? IN_PRODUCTION : {};
    const options = { ...test, name: title, include, isolate, execArgv };
    return [{ extends: true as const, ...build, test: options }];
  });
}

function flagsOf(group: string, usual: Environment): string[] {
  if (group === 'measuring') return [];
  return group === 'jsdom' || usual === 'jsdom' ? PAGE_GARBAGE_FLAGS : GARBAGE_FLAGS;
}
