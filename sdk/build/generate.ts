import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeContract } from './write-contract.ts';

/**
 * `node sdk/build/generate.ts [folder]`: everything that `openapi.yaml` gives, into the SDK's own
 * folder or into another to be compared with it.
 */
const root = path.join(import.meta.dirname, '..', '..');
const [, , folder = path.join(root, 'sdk')] = process.argv;

const types = path.join(folder, 'src', 'schema.d.ts');
const options = ['openapi.yaml', '--default-non-nullable=false', '--output', types];
await Promise.all([
  promisify(execFile)('openapi-typescript', options, { cwd: root }),
  writeContract(path.join(root, 'openapi.yaml'), path.join(folder, 'contract', 'contract.ts')),
]);
