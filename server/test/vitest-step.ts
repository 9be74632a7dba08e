import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import { rootFolder, testOutcome, type Step } from './step.ts';

const shape = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** The vitest tests of a workspace. */
export function vitestStep(name: string, workspace: string): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(path.join(tmpdir(), 'spindle-report-'));
      const file = path.join(folder, 'report.json');
      const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ok = await runCommand('vitest', ['run', ...flags], {
        cwd: path.join(rootFolder, workspace),
      });
      const report = await readReport(file, shape);
      await rm(folder, { recursive: true, force: true });
      return testOutcome(
        ok,
        report && { passed: report.numPassedTests, failed: report.numFailedTests },
      );
    },
  };
}
