import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.ts';
import { playwrightReport } from './playwright-report.ts';
import { readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import { rootFolder, testOutcome, type Step } from './step.ts';

/** The browser tests. One that passes only when tried again has failed. */
export function playwrightStep(name: string, options: readonly string[] = []): Step {
  return {
    name,
    async run(print) {
      const folder = await mkdtemp(path.join(tmpdir(), 'spindle-report-'));
      const file = path.join(folder, 'report.json');
      const ok = await runCommand('playwright', ['test', ...options, '--reporter=list,json'], {
        cwd: path.join(rootFolder, 'e2e'),
        print,
        env: { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      });
      const report = await readReport(file, playwrightReport);
      await rm(folder, { recursive: true, force: true });
      return testOutcome(ok, report);
    },
  };
}
