import type { components } from '@spindle/sdk/schema';
import type { AttributeRow } from './attribute-row.ts';
import { cleanMarkup } from './attribute-form.ts';
import type { AttributeType } from './attribute-type.ts';
import { webAddress } from '@spindle/sdk/domain/editing/web-address';

/** The attribute of an item or a content element on the wire. */
export function presentAttribute(attribute: AttributeRow): components['schemas']['Attribute'] {
  const { attributeId, type, value, description, version } = attribute;
  return { attributeId, type, value: safeValue(type, value), description, version };
}

/** Values were checked when they were saved; whatever came in on another way is made safe here. */
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
