import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import { rootFolder } from './step.ts';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const e2e = path.join(rootFolder, 'e2e');

/**
 * A Chromium to test with: the one BROWSER_PATH or CHROME_PATH names, an installed one, Playwright's
 * own (fetched if need be), else Debian's package.
 */
export async function findBrowser(): Promise<string> {
  const present = await installedBrowser();
  if (present !== undefined) return present;
  await runCommand('playwright', ['install', 'chromium'], { cwd: e2e });
  const fetched = await firstRunnable(playwrightsOwn());
  if (fetched !== undefined) return fetched;
  if (process.getuid?.() === 0) {
    await runCommand('apt-get', ['update'], { cwd: e2e });
    await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      cwd: e2e,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = await installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error('No Chrome or Chromium was found. Install one, or name it in BROWSER_PATH.');
}

async function installedBrowser(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return firstRunnable([
    process.env['BROWSER_PATH'] ?? '',
    process.env['CHROME_PATH'] ?? '',
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...macApplications,
    ...playwrightsOwn(),
  ]);
}

function playwrightsOwn(): string[] {
  const script = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const answer = spawnSync(process.execPath, ['-e', script], { cwd: e2e, encoding: 'utf8' });
  return answer.status === 0 ? [answer.stdout.trim()] : [];
}

async function firstRunnable(files: string[]): Promise<string | undefined> {
  for (const file of files) {
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return undefined;
}
