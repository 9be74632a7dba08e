import { readFileSync } from 'node:fs';
import { asObject, type JsonObject } from '@spindle/sdk/contract/document';
import { inFull } from '@spindle/sdk/contract/in-full';
import { parse } from 'yaml';
import { contractFile } from './contract-file.ts';

/** As it is kept and published: with its texts and examples, and schemas composed of others. */
export function readWrittenContract(file = contractFile): JsonObject {
  return asObject(parse(readFileSync(file, 'utf8')), 'the contract');
}

/** With every schema in full; what the shop runs by is `@spindle/sdk/contract/contract`. */
export function readContract(file = contractFile): JsonObject {
  return inFull(readWrittenContract(file));
}
