import { isObject, type Json } from './document.ts';

/**
 * Returns the schema restricted to the members it names. The contract leaves responses open,
 * because members may be added, but our own responses must not have unlisted members.
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
