import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { HOLD_SIZE_BUDGETS } from '../../sdk/build/front-end/javascript-size.ts';
import { everyOperationStep } from './every-operation-step.ts';
import { findBrowser } from './find-browser.ts';
import type { Lanes } from './run-lanes.ts';
import { npmScript, type Step } from './step.ts';
import { playwrightStep } from './playwright-step.ts';
import { vitestStep } from './vitest-step.ts';

const callsFolder = path.join(tmpdir(), `spindle-calls-${process.pid}`);

const checks: Step[] = [
  // In one step, because type-aware lint rules parse and check all programs anyway.
  npmScript('Types and lint', 'check:lint'),
  npmScript('Format', 'check:format'),
  npmScript('Contract', 'check:contract'),
  npmScript('Generated code', 'check:generated'),
  npmScript('Imports', 'check:imports'),
  npmScript('Unused code', 'check:unused'),
];

/** The other lane needs one core. More than three would run out of database connections. */
const serverWorkers = Math.min(3, Math.max(1, availableParallelism() - 1));

const serverTests: Step[] = [
  vitestStep('Server tests', 'server', { callsFolder, workers: serverWorkers }),
  everyOperationStep('Every operation was called', callsFolder),
];

/**
 * Includes the tests of shared code. Each workspace uses one process, so that modules are loaded
 * once.
 */
const frontEndTests: Step[] = [
  vitestStep('SDK tests', 'sdk', { workers: 1 }),
  vitestStep('Storefront tests', 'storefront', { workers: 1 }),
  vitestStep('Back-office tests', 'backoffice', { workers: 1 }),
];

/** One test at a time, because a browser does much of its work on another core. */
const browserTests = playwrightStep('Browser tests', ['--workers=1']);
const mockTests = playwrightStep('Browser tests of the mocks', ['--config=mock', '--workers=1']);

/**
 * Downloads a browser if there is none, while front ends are built: a minute on a slow connection.
 */
const browserIsThere: Step = {
  name: 'A browser is there',
  async run(print) {
    print(`${await findBrowser(print)}\n`);
    return { passed: 1, failed: 0 };
  },
};

const frontEndsAreBuilt = npmScript('Front ends build in the image', 'check:image', {
  [HOLD_SIZE_BUDGETS]: '1',
});

/**
 * All steps of `npm test`, one stage after the other. Two lanes for two cores: the more processes
 * share a core, the more time each of them needs.
 */
export const stages: Lanes<Step>[] = [
  // The build that all tests use also proves that the image has every file it needs.
  {
    lanes: [[frontEndsAreBuilt], [browserIsThere]],
    rest: [],
  },
  { lanes: [[...checks, ...frontEndTests], serverTests], rest: [browserTests, mockTests] },
];
