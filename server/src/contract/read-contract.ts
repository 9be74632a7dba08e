import { readFileSync } from 'node:fs';
import { asObject, type JsonObject } from '@spindle/sdk/contract/document';
import { parse } from 'yaml';
import { contractFile } from './contract-file.ts';

/** As it is kept, with its texts and examples; what the shop runs by is `@spindle/sdk/contract/contract`. */
export function readContract(file = contractFile): JsonObject {
  return asObject(parse(readFileSync(file, 'utf8')), 'the contract');
}
