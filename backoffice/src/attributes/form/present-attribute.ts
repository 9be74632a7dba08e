import type { ShopError } from '@spindle/sdk/errors';
import type { Attribute } from '../attribute-calls.ts';
import { isAttributeType } from './attribute-kinds.ts';

/** Returns the current attribute from a conflict response, or null if the attribute was deleted. */
export function presentAttribute({ body }: ShopError): Attribute | null {
  if (!isRecord(body) || !isRecord(body['Attribute'])) return null;
  const { attributeId, type, value, description, version } = body['Attribute'];
  if (typeof attributeId !== 'string' || !isAttributeType(type)) return null;
  if (typeof value !== 'string' || typeof version !== 'number') return null;
  const text = typeof description === 'string' ? description : null;
  return { attributeId, type, value, description: text, version };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
