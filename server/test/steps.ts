import { npmScript, type Step } from './step.ts';
import { playwrightStep } from './playwright-step.ts';
import { vitestStep } from './vitest-step.ts';

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
  vitestStep('Server tests', 'server'),
  vitestStep('Storefront tests', 'storefront'),
  playwrightStep('Browser tests'),
];
