import type { components } from '@spindle/sdk/schema';
import type { AttributeRow } from './attribute-row.ts';
import { cleanMarkup } from './clean-markup.ts';
import type { AttributeType } from './attribute-type.ts';
import { webAddress } from './web-address.ts';

/** Given to buyers only, or of use to staff only. */
const hiddenTypes: ReadonlySet<AttributeType> = new Set([
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
  'TAX_CATEGORY_CODE',
]);

/** Whether visitors see it; a picture only once there is one. */
export function isPublic(attribute: AttributeRow): boolean {
  if (attribute.type === 'IMAGE' && attribute.value === '') return false;
  return !hiddenTypes.has(attribute.type);
}

/** The attribute of an item or a content element on the wire. */
export function shownAttribute(attribute: AttributeRow): components['schemas']['Attribute'] {
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
