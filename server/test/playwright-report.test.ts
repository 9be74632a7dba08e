import { expect, test } from 'vitest';
import { playwrightReport } from './playwright-report.ts';

test("a run whose shop does not start reports the shop's output", () => {
  const report = playwrightReport.parse({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'The shop does not start: port 3000 is taken' }],
  });
  expect(report.failures?.map(({ message }) => message)).toEqual([
    'The shop does not start: port 3000 is taken',
  ]);
});

test('a failed test is rerun by its line, without the others in its file', () => {
  const error = { message: 'not there in time' };
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'cart/cart.spec.ts',
    line,
    tests: [{ status, results: [{ error: status === 'expected' ? null : error }] }],
  });
  const report = playwrightReport.parse({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [spec('adds', 8, 'expected'), spec('removes', 29, 'unexpected')] }],
    errors: [],
  });
  expect(report.failures).toEqual([
    {
      test: 'e2e/cart/cart.spec.ts › removes',
      message: error.message,
      file: 'cart/cart.spec.ts:29',
    },
  ]);
});
