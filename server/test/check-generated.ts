import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootFolder } from './step.ts';

/** Fails when the types in the SDK aren't what the contract gives today. */
const committed = path.join(rootFolder, 'sdk', 'src', 'schema.d.ts');
const folder = await mkdtemp(path.join(tmpdir(), 'spindle-generated-'));
const fresh = path.join(folder, 'schema.d.ts');
try {
  const parameters = ['openapi.yaml', '--default-non-nullable=false', '--output', fresh];
  const run = spawnSync('openapi-typescript', parameters, { cwd: rootFolder, stdio: 'inherit' });
  const same = run.status === 0 && (await readFile(fresh, 'utf8')) === (await read(committed));
  if (!same) {
    console.error('sdk/src/schema.d.ts is not what openapi.yaml gives: run npm run generate.');
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
