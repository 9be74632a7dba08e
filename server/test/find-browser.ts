import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, type Print } from './run-command.ts';
import { rootFolder } from './step.ts';

// Without windows, they need a third less work than a full browser.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const e2e = path.join(rootFolder, 'e2e');

/**
 * Finds a Chromium to test with: the one in BROWSER_PATH or CHROME_PATH, an installed one
 * (preferably a headless shell), Playwright's own (downloaded if necessary), or Debian's package.
 * In CI, where no one watches, Debian's headless shell is installed in addition to a browser.
 */
export async function findBrowser(print?: Print): Promise<string> {
  const first = await firstRunnable([...named(), ...onPath(shells)]);
  if (first !== undefined) return first;
  if (process.env['CI'] || !process.stdout.isTTY) await installShell(print);
  const present = await installedBrowser();
  if (present !== undefined) return present;
  await runCommand('playwright', ['install', 'chromium'], { cwd: e2e, ...(print && { print }) });
  const fetched = await firstRunnable(playwrightsOwn());
  if (fetched !== undefined) return fetched;
  await installShell(print);
  const installed = await installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error('No Chrome or Chromium was found. Install one, or name it in BROWSER_PATH.');
}

/** Installs Debian's package if we have permission. */
async function installShell(print?: Print): Promise<void> {
  if (process.getuid?.() !== 0 || (await firstRunnable(onPath(['apt-get']))) === undefined) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const where = { cwd: e2e, env, ...(print && { print }) };
  const timeout = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  await runCommand('apt-get', [...timeout, 'update'], where);
  const parts = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];
  await runCommand('apt-get', [...timeout, ...parts], where);
}

async function installedBrowser(): Promise<string | undefined> {
  return firstRunnable([
    ...onPath([...shells, ...browsers]),
    ...macApplications,
    ...playwrightsOwn(),
  ]);
}

function named(): string[] {
  return [process.env['BROWSER_PATH'] ?? '', process.env['CHROME_PATH'] ?? ''];
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
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
