import path from 'node:path';
import { z } from 'zod';
import { rootFolder, type Outcome } from './step.ts';

const test = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
  meta: z.object({ notRun: z.string().optional() }).optional(),
});

/** A run's report in the format of vitest's JSON reporter. */
export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().nullish(),
        assertionResults: z.array(test),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): Outcome => {
    const failures = testResults.flatMap((file) => {
      const name = path.relative(rootFolder, file.name);
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      // A file whose setup fails has no failed test to name.
      if (failed.length === 0 && file.status === 'failed') {
        return [{ test: name, message: file.message ?? '', file: file.name }];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        test: `${name} › ${fullName}`,
        message: failureMessages?.join('\n') ?? '',
        file: file.name,
      }));
    });
    const notRun = testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'skipped')
        .map(({ fullName, meta }) => ({
          test: `${path.relative(rootFolder, file.name)} › ${fullName}`,
          message: meta?.notRun ?? '',
        })),
    );
    return { passed: numPassedTests, failed: numFailedTests, failures, notRun };
  });
