import type { components } from '@spindle/sdk/schema';
import type { AttributeRow } from './attribute-row.ts';
import { cleanMarkup } from './attribute-form.ts';
import type { AttributeType } from './attribute-type.ts';
import { webAddress } from '@spindle/sdk/domain/editing/web-address';

/** Presents the attribute of an item or a content element. */
export function presentAttribute(attribute: AttributeRow): components['schemas']['Attribute'] {
  const { attributeId, type, value, description, version } = attribute;
  return { attributeId, type, value: safeValue(type, value), description, version };
}

/**
 * Sanitizes the value again. Values are checked when they are saved, but may have been stored in
 * another way.
 */
function safeValue(type: AttributeType, value: string): string {
  switch (type) {
    case 'HTML':
      return cleanMarkup(value);
    case 'LINK':
    case 'EXTERNAL':
    case 'VIDEO':
      return webAddress(value) ?? '';
    default:
      return value;
  }
}
