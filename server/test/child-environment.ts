import path from 'node:path';

const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

/**
 * What a program that a test starts finds in its environment beside its settings. Each reads the
 * same modules: what Node has compiled of them is kept from one to the next.
 */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
};

/** As in the processes of tests (`sdk/test/test-projects.ts`): they leave no core idle for others. */
export const childFlags = ['--single-threaded-gc'];
