import { isObject, type Json } from './document.ts';

/**
 * Returns the schema with only the members it names. Responses are open in the contract, because
 * members may be added, but every member of our own responses must be named there.
 */
export function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, closed(part)] as const);
  return { ...(isRecord(schema) && { additionalProperties: false }), ...Object.fromEntries(parts) };
}

function isRecord({ type, properties }: { [key: string]: Json }): boolean {
  return isObject(properties) && [type].flat().includes('object');
}
