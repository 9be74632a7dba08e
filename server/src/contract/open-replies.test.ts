import { expect, it } from 'vitest';
import { contract } from '@spindle/sdk/contract/contract';
import { dereference, isObject, type Json } from '@spindle/sdk/contract/document';
import { readOperations } from '@spindle/sdk/contract/operation';

/** Lists schemas that forbid later additions, with the path to each. */
function closedIn(part: Json | undefined, way: string, seen: Set<Json>): string[] {
  const found = dereference(contract, part) ?? null;
  if (typeof found !== 'object' || found === null || seen.has(found)) return [];
  seen.add(found);
  const isClosed =
    isObject(found) &&
    (found['additionalProperties'] === false || found['unevaluatedProperties'] === false);
  const parts = Object.entries(found).flatMap(([name, one]) =>
    closedIn(one, `${way}.${name}`, seen),
  );
  return isClosed ? [way, ...parts] : parts;
}

it('every response allows new members within a major version', () => {
  const seen = new Set<Json>();
  const operations = readOperations(contract);
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.flatMap(({ id, responses }) => closedIn(responses, id, seen))).toEqual([]);
});
