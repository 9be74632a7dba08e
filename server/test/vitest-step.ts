import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS_FOLDER } from './recorded-calls.ts';
import { readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import { withSecondLook } from './second-look.ts';
import { rootFolder, testOutcome, type Step } from './step.ts';
import { vitestReport } from './vitest-report.ts';

interface StepOptions {
  /** The folder in which the tests record their calls. */
  callsFolder?: string;
  /** Number of parallel test processes. Defaults to the workspace's setting. */
  workers?: number;
}

/** Runs the vitest tests of a workspace. */
export function vitestStep(name: string, workspace: string, options: StepOptions = {}): Step {
  return {
    name,
    run: (print) =>
      withSecondLook(async (files) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'spindle-report-'));
        const file = path.join(folder, 'report.json');
        const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
        const { callsFolder, workers } = options;
        if (workers !== undefined) flags.push(`--maxWorkers=${workers}`);
        if (callsFolder !== undefined) await mkdir(callsFolder, { recursive: true });
        const ok = await runCommand('vitest', ['run', ...flags, ...files], {
          cwd: path.join(rootFolder, workspace),
          print,
          ...(callsFolder !== undefined && { env: { [CALLS_FOLDER]: callsFolder } }),
        });
        const report = await readReport(file, vitestReport);
        await rm(folder, { recursive: true, force: true });
        return testOutcome(ok, report);
      }),
  };
}
