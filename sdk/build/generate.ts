import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { asObject } from '../contract/document.ts';
import { resolveDocument } from '../contract/resolve-document.ts';
import { writeCodes } from './write-codes.ts';
import { writeContract } from './write-contract.ts';
import { writeSentences } from './write-sentences.ts';

/**
 * `node sdk/build/generate.ts [folder] [contract]` generates everything from the contract into the
 * SDK's own folder, or into another one for comparison. Writes nothing after an error.
 */
const root = path.join(import.meta.dirname, '..', '..');
const [, , folder = path.join(root, 'sdk'), contract = path.join(root, 'openapi.yaml')] =
  process.argv;
const generator = path.join(root, 'node_modules', '.bin', 'openapi-typescript');
const files = [
  'src/schema.d.ts',
  'contract/contract.ts',
  'src/refusal-codes.ts',
  'contract/refusal-sentences.json',
] as const;

await mkdir(folder, { recursive: true });
// A draft in the same folder, so that each file can be moved into place atomically.
const draft = await mkdtemp(path.join(folder, '.generated-'));
try {
  const [types, module, codes, sentences] = files.map((file) => path.join(draft, file));
  const document = resolveDocument(
    asObject(parse(await readFile(contract, 'utf8')), 'the contract'),
  );
  const whole = path.join(draft, 'openapi.json');
  await writeFile(whole, JSON.stringify(document));
  const options = ['--default-non-nullable=false', '--output', String(types)];
  await Promise.all([
    promisify(execFile)(generator, [whole, ...options], { cwd: root }),
    writeContract(document, String(module)),
    writeCodes(document, String(codes)),
    writeSentences(String(sentences)),
  ]);
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await rename(path.join(draft, file), path.join(folder, file));
  }
} catch (error) {
  const output = error instanceof Error && 'stderr' in error ? error.stderr : error;
  process.stderr.write(`Nothing was generated: ${String(output)}\n`);
  process.exitCode = 1;
} finally {
  await rm(draft, { recursive: true, force: true });
}
