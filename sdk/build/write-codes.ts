import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonObject } from '../contract/document.ts';
import { readOperations } from '../contract/operation.ts';

/** Writes the rejection codes of each call as types. */
export async function writeCodes(document: JsonObject, file: string): Promise<void> {
  const calls = readOperations(document).map(({ id, codes }) => {
    const union = [...codes].toSorted().map((code) => `'${code}'`);
    return `  ${id}: ${union.join(' | ')};`;
  });
  const module = [
    '/** Generated from openapi.yaml by `npm run generate`: what each call can be refused with. */',
    'export interface RefusalCodes {',
    ...calls,
    '}',
    '',
  ];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, module.join('\n'));
}
