import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.ts';
import { playwrightReport } from './playwright-report.ts';
import { readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import { withSecondLook } from './second-look.ts';
import { rootFolder, testOutcome, type Step } from './step.ts';

/** Runs the browser tests. */
export function playwrightStep(name: string, options: readonly string[] = []): Step {
  return {
    name,
    run: (print) =>
      withSecondLook(async (files) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'spindle-report-'));
        const file = path.join(folder, 'report.json');
        const flags = [...options, '--reporter=list,json', ...files];
        const ok = await runCommand('playwright', ['test', ...flags], {
          cwd: path.join(rootFolder, 'e2e'),
          print,
          env: { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        });
        const report = await readReport(file, playwrightReport);
        await rm(folder, { recursive: true, force: true });
        return testOutcome(ok, report);
      }),
  };
}
