import { tmpdir } from 'node:os';
import path from 'node:path';
import { everyOperationStep } from './every-operation-step.ts';
import { findBrowser } from './find-browser.ts';
import { npmScript, type Step } from './step.ts';
import { playwrightStep } from './playwright-step.ts';
import { vitestStep } from './vitest-step.ts';

const callsFolder = path.join(tmpdir(), `spindle-calls-${process.pid}`);

const checks: Step[] = [
  // In one: the rules that know types have all programs read and checked anyway.
  npmScript('Types and lint', 'check:lint'),
  npmScript('Format', 'check:format'),
  npmScript('Contract', 'check:contract'),
  npmScript('Generated code', 'check:generated'),
  npmScript('Imports', 'check:imports'),
  npmScript('Unused code', 'check:unused'),
];

const serverTests: Step[] = [
  vitestStep('Server tests', 'server', { callsFolder }),
  everyOperationStep('Every operation was called', callsFolder),
];

const frontEndTests: Step[] = [
  vitestStep('SDK tests', 'sdk'),
  vitestStep('Storefront tests', 'storefront'),
  vitestStep('Back-office tests', 'backoffice'),
];

/** Fetched, where there is none, while other tests run: a minute on a slow line. */
const browserIsThere: Step = {
  name: 'A browser is there',
  async run(print) {
    print(`${await findBrowser(print)}\n`);
    return { passed: 1, failed: 0 };
  },
};

/**
 * All that `npm test` does: one stage after the other; of a stage the lanes beside each other, and
 * of a lane one step after the other.
 */
export const stages: Step[][][] = [
  [[npmScript('Front ends are built', 'build')]],
  // Server tests wait for their database and providers much of the time: checks compute meanwhile.
  [checks, serverTests, [browserIsThere]],
  [frontEndTests],
  // Two browsers at a time leave some of two cores; a third one takes it.
  [
    [playwrightStep('Browser tests')],
    [playwrightStep('Browser tests of the mocks', ['--config', 'mock', '--workers', '1'])],
  ],
];
