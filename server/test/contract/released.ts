import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asObject, isObject, type JsonObject } from '@spindle/sdk/contract/document';

/** The contract as programs out there rely on it. */
export const releasedFile = fileURLToPath(
  new URL('../../../sdk/released-contract.json', import.meta.url),
);

export function readReleased(): JsonObject | null {
  if (!existsSync(releasedFile)) return null;
  return asObject(JSON.parse(readFileSync(releasedFile, 'utf8')), 'the released contract');
}

/** The major version: `2` of `2.1.0`. */
export function majorOf({ info }: JsonObject): number {
  const version = isObject(info) ? info['version'] : undefined;
  return Number(String(version).split('.')[0]);
}
