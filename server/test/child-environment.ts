import path from 'node:path';

const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

/**
 * The environment, in addition to its settings, of a program that a test starts. All load the same
 * modules, so they share Node's compile cache.
 */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
};

/**
 * Like the test processes (`sdk/test/test-projects.ts`), which leave no core idle for garbage
 * collection.
 */
export const childFlags = ['--single-threaded-gc'];
