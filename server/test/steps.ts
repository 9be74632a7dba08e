import { tmpdir } from 'node:os';
import path from 'node:path';
import { everyOperationStep } from './every-operation-step.ts';
import { npmScript, type Step } from './step.ts';
import { playwrightStep } from './playwright-step.ts';
import { vitestStep } from './vitest-step.ts';

const callsFolder = path.join(tmpdir(), `spindle-calls-${process.pid}`);

/** All that `npm test` does, in this order. */
export const steps: Step[] = [
  npmScript('Types', 'check:types'),
  npmScript('Lint', 'check:lint'),
  npmScript('Format', 'check:format'),
  npmScript('Contract', 'check:contract'),
  npmScript('Generated code', 'check:generated'),
  npmScript('Imports', 'check:imports'),
  npmScript('Unused code', 'check:unused'),
  npmScript('Front ends are built', 'build'),
  vitestStep('SDK tests', 'sdk'),
  vitestStep('Server tests', 'server', { callsFolder }),
  everyOperationStep('Every operation was called', callsFolder),
  vitestStep('Storefront tests', 'storefront'),
  vitestStep('Back-office tests', 'backoffice'),
  playwrightStep('Browser tests'),
];
