import { isObject, type Json } from './document.ts';

/**
 * The schema with nothing but what it names. Replies are open in the contract, as their members may
 * become more; what we answer ourselves is to be named there.
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
