import { execFile } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const sdk = path.join(import.meta.dirname, '..');
const root = path.join(sdk, '..');

/** Writes the package to publish: modules, mocks, their types, the README and a manifest. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const project = path.join(sdk, 'tsconfig.build.json');
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  await promisify(execFile)(compiler, ['-p', project, '--outDir', folder]);
  await copyFile(path.join(sdk, 'src', 'schema.d.ts'), path.join(folder, 'src', 'schema.d.ts'));
  await copyFile(path.join(sdk, 'README.md'), path.join(folder, 'README.md'));
  const manifest = JSON.stringify(await publishedManifest(), null, 2);
  await writeFile(path.join(folder, 'package.json'), `${manifest}\n`);
}

async function publishedManifest() {
  const own = await readJson(path.join(sdk, 'package.json'));
  const repository = await readJson(path.join(root, 'package.json'));
  const needed = neededBy(own);
  // Any compatible version, so that projects can keep the one they have.
  const forMocks = Object.fromEntries(NEEDED_BY_MOCKS.map((name) => [name, `^${needed[name]}`]));
  return {
    name: own['name'],
    version: await contractVersion(),
    description: own['description'],
    license: repository['license'],
    type: 'module',
    sideEffects: false,
    engines: repository['engines'],
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './schema': { types: './src/schema.d.ts' },
      './demo/*': { types: './demo/*.d.ts', default: './demo/*.js' },
      './mocks/*': { types: './mocks/*.d.ts', default: './mocks/*.js' },
      './*': { types: './src/*.d.ts', default: './src/*.js' },
    },
    // zod validates the demo's files. It is a dependency of the package itself, whichever version
    // the project has.
    dependencies: { 'openapi-fetch': needed['openapi-fetch'], zod: needed['zod'] },
    peerDependencies: forMocks,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(forMocks).map((name) => [name, { optional: true }]),
    ),
  };
}

/** Required only by projects that use the mocks. */
export const NEEDED_BY_MOCKS = [
  'ajv',
  'ajv-formats',
  'csv-parse',
  'csv-stringify',
  'js-quantities',
  'msw',
  'otplib',
  'sanitize-html',
];

function neededBy(manifest: Record<string, unknown>): Record<string, string> {
  return { ...Object(manifest['dependencies']), ...Object(manifest['devDependencies']) };
}

/** The package's version is the contract's: the same major version has the same calls. */
export async function contractVersion(): Promise<string> {
  const contract = await readFile(path.join(root, 'openapi.yaml'), 'utf8');
  const [, version] = /^info:\n(?: .*\n)*? {2}version: (\S+)$/m.exec(contract) ?? [];
  if (version === undefined) throw new Error('openapi.yaml has no version');
  return version;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8'));
}
