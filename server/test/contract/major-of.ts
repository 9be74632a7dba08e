import { isObject, type JsonObject } from '@spindle/sdk/contract/document';

/** Returns the major version: `2` for `2.1.0`. */
export function majorOf({ info }: JsonObject): number {
  const version = isObject(info) ? info['version'] : undefined;
  return Number(String(version).split('.')[0]);
}
