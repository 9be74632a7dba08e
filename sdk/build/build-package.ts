import { execFile } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const sdk = path.join(import.meta.dirname, '..');
const root = path.join(sdk, '..');

/** Writes into the folder what is published: modules, their types, the README, a manifest. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const project = path.join(sdk, 'tsconfig.build.json');
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  await promisify(execFile)(compiler, ['-p', project, '--outDir', folder]);
  await copyFile(path.join(sdk, 'src', 'schema.d.ts'), path.join(folder, 'schema.d.ts'));
  await copyFile(path.join(sdk, 'README.md'), path.join(folder, 'README.md'));
  const manifest = JSON.stringify(await publishedManifest(), null, 2);
  await writeFile(path.join(folder, 'package.json'), `${manifest}\n`);
}

async function publishedManifest() {
  const own = await readJson(path.join(sdk, 'package.json'));
  const repository = await readJson(path.join(root, 'package.json'));
  return {
    name: own['name'],
    version: await contractVersion(),
    description: own['description'],
    license: repository['license'],
    type: 'module',
    sideEffects: false,
    engines: repository['engines'],
    exports: {
      './schema': { types: './schema.d.ts' },
      './*': { types: './*.d.ts', default: './*.js' },
    },
    dependencies: own['dependencies'],
  };
}

/** The package is numbered as the contract is: the same major version, the same calls. */
export async function contractVersion(): Promise<string> {
  const contract = await readFile(path.join(root, 'openapi.yaml'), 'utf8');
  const [, version] = /^info:\n(?: .*\n)*? {2}version: (\S+)$/m.exec(contract) ?? [];
  if (version === undefined) throw new Error('openapi.yaml has no version');
  return version;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8'));
}
