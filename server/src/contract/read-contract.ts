import { readFileSync } from 'node:fs';
import { asObject, type JsonObject } from '@spindle/sdk/contract/document';
import { resolveDocument } from '@spindle/sdk/contract/resolve-document';
import { parse } from 'yaml';
import { contractFile } from './contract-file.ts';

/** Reads the contract as written and published, with texts, examples and composed schemas. */
export function readWrittenContract(file = contractFile): JsonObject {
  return asObject(parse(readFileSync(file, 'utf8')), 'the contract');
}

/**
 * Reads the contract with every schema in full. The shop itself runs on
 * `@spindle/sdk/contract/contract`.
 */
export function readContract(file = contractFile): JsonObject {
  return resolveDocument(readWrittenContract(file));
}
