import path from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from './step.ts';
import { vitestReport } from './vitest-report.ts';

it('names skipped tests, with the reason if there is one', () => {
  const skipped = (fullName: string, meta: object) => ({ fullName, status: 'skipped', meta });
  const file = {
    name: path.join(rootFolder, 'sdk', 'a.test.ts'),
    status: 'passed',
    assertionResults: [
      { fullName: 'runs here', status: 'passed', meta: {} },
      skipped('runs elsewhere', { notRun: 'not here' }),
      skipped('is left out', {}),
    ],
  };
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file] };
  expect(vitestReport.parse(report)).toMatchObject({
    passed: 1,
    failed: 0,
    notRun: [
      { test: 'sdk/a.test.ts › runs elsewhere', message: 'not here' },
      { test: 'sdk/a.test.ts › is left out', message: '' },
    ],
  });
});
