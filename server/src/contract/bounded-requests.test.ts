import { describe, expect, it } from 'vitest';
import { asList, asObject, dereference, isObject, type Json } from '@spindle/sdk/contract/document';
import { readOperations } from '@spindle/sdk/contract/operation';
import { contract } from '@spindle/sdk/contract/contract';

/** Their format limits their length. */
const shortFormats = new Set(['date', 'date-time', 'uuid']);

/** Longer text is never matched against a pattern. */
const LONGEST_PATTERNED = 4096;

/** Lists the inputs without a limit, as paths into the schema. */
function unboundedIn(overrides: Json | undefined, path: string): string[] {
  // Keywords next to a reference apply too.
  const schema = {
    ...asObject(dereference(contract, overrides), path),
    ...(isObject(overrides) && overrides),
  };
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    asList(schema[word] ?? [], word).flatMap((part, at) => unboundedIn(part, `${path}|${at}`)),
  );
  const { type, properties, items } = schema;
  const is = (name: string) => [type].flat().includes(name);
  const found: string[] = [];
  if (is('string') && !isBoundedText(schema)) found.push(path);
  if (is('array')) {
    if (schema['maxItems'] === undefined) found.push(path);
    found.push(...unboundedIn(items, `${path}[]`));
  }
  if (is('object') || properties !== undefined) {
    const closed =
      schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
    if (!closed && schema['maxProperties'] === undefined) found.push(path);
  }
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    found.push(...unboundedIn(property, `${path}.${name}`));
  }
  return [...found, ...parts];
}

function isBoundedText(schema: Record<string, Json>): boolean {
  const { maxLength, pattern, format } = schema;
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return true;
  // The body's limit also limits the file.
  if (format === 'binary' || shortFormats.has(String(format))) return true;
  if (typeof maxLength !== 'number') return isBoundedPattern(pattern);
  return pattern === undefined || maxLength <= LONGEST_PATTERNED;
}

/** Returns true if a pattern is anchored at both ends and contains no unlimited repetition. */
function isBoundedPattern(pattern: Json | undefined): boolean {
  return typeof pattern === 'string' && /^\^[^*+]+\$$/.test(pattern) && !/,\}/.test(pattern);
}

describe('every input is limited', () => {
  it('in every call', () => {
    const unbounded = readOperations(contract).flatMap(({ id, parameters, bodies }) => {
      const inParameters = parameters.map(({ name, schema }) => unboundedIn(schema, name));
      const inBodies = Object.entries(bodies).map(([type, schema]) => unboundedIn(schema, type));
      return [...inParameters, ...inBodies].flat().map((path) => `${id}: ${path}`);
    });
    expect(unbounded).toEqual([]);
  });

  it('and the rule notices one that is not', () => {
    const name = { type: 'string', pattern: '^a+$' };
    const schema = { type: 'object', properties: { name, list: { type: 'array', items: name } } };
    expect(unboundedIn(schema, '')).toEqual(['', '.name', '.list', '.list[]']);
  });
});
