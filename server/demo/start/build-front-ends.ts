import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const frontEnds = [
  { name: 'storefront', built: 'storefront/dist/client/manifest.json' },
  { name: 'backoffice', built: 'backoffice/dist/index.html' },
];

/** Builds the front ends that have changed since they were built last. */
export async function buildFrontEnds({ storefront = true }): Promise<void> {
  for (const { name, built } of frontEnds) {
    if (name === 'storefront' && !storefront) continue;
    const file = join(root, built);
    const since = existsSync(file) ? statSync(file).mtimeMs : 0;
    const sources = [join(root, name), join(root, 'sdk')];
    if (since > newest(sources)) continue;
    console.log(`Building the ${name} …`);
    await build(name);
  }
}

function newest(folders: readonly string[]): number {
  return Math.max(
    ...folders.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).map((entry) => {
        if (entry.name === 'node_modules' || entry.name === 'dist') return 0;
        const path = join(folder, entry.name);
        return entry.isDirectory() ? newest([path]) : statSync(path).mtimeMs;
      }),
    ),
    0,
  );
}

function build(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(npm, ['run', 'build', '--silent', '--workspace', name], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
    child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the ${name} does not build:\n${said.join('')}`)),
    );
  });
}
