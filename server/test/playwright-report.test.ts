import { expect, test } from 'vitest';
import { playwrightReport } from './playwright-report.ts';

test('a run whose shop does not start says what the shop said', () => {
  const report = playwrightReport.parse({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'The shop does not start: port 3000 is taken' }],
  });
  expect(report.failures?.map(({ message }) => message)).toEqual([
    'The shop does not start: port 3000 is taken',
  ]);
});
