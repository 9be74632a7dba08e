import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootFolder } from './step.ts';

/** Fails if the SDK's generated files don't match the current contract. */
const sdk = path.join(rootFolder, 'sdk');
const folder = await mkdtemp(path.join(tmpdir(), 'spindle-generated-'));
try {
  const parameters = [path.join(sdk, 'build', 'generate.ts'), folder];
  const run = spawnSync(process.execPath, parameters, { cwd: rootFolder, stdio: 'inherit' });
  const files = [
    'src/schema.d.ts',
    'contract/contract.ts',
    'src/refusal-codes.ts',
    'contract/refusal-sentences.json',
  ];
  for (const file of files) {
    const fresh = await read(path.join(folder, file));
    if (run.status === 0 && fresh === (await read(path.join(sdk, file)))) continue;
    console.error(
      `sdk/${file} is not what openapi.yaml and sdk/domain give: run npm run generate.`,
    );
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
