export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Returns the value itself, or the part of the document that its `$ref` points to. */
export function dereference(document: JsonObject, value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  const steps = value['$ref'].replace(/^#\//, '').split('/');
  let found: Json | undefined = document;
  for (const step of steps) {
    found = isObject(found) ? found[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (found === undefined) throw new Error(`The contract has nothing at ${value['$ref']}.`);
  return dereference(document, found);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown, what: string): JsonObject {
  if (!isObject(value)) throw new Error(`Contract: ${what} should be an object.`);
  return value;
}

export function asList(value: Json | undefined, what: string): Json[] {
  if (!Array.isArray(value)) throw new Error(`Contract: ${what} should be a list.`);
  return value;
}
