import { z } from 'zod';
import type { Failure, Outcome } from './step.ts';

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string() }).nullish() })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/** A run's report in the format of Playwright's JSON reporter. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
    /** Errors outside any test: a shop that doesn't start, a file that doesn't load. */
    errors: z.array(z.object({ message: z.string() })),
  })
  .transform(({ stats, suites, errors }): Outcome => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => ({ test: 'e2e › before or after the tests', message })),
      ...suites.flatMap(failuresIn),
    ],
  }));

function failuresIn({ specs, suites = [] }: z.output<typeof suite>): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `e2e/${file} › ${title}`,
        message: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
        // Each test is independent, so one that fails is rerun without the others in its file.
        file: `${file}:${line}`,
      })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}
