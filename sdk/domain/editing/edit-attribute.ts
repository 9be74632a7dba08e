import type { components } from '../../src/schema.d.ts';
import type { Rejection } from '../rejection.ts';
import { isNamedByUpload } from './attribute-value.ts';
import { isStale } from '../records.ts';
import type { InvalidField } from '../invalid-field.ts';
import { nameTaken } from './replies.ts';

type Attribute = components['schemas']['Attribute'];

/** Fields of an attribute that staff can edit. */
export type AttributeFields = Pick<Attribute, 'type' | 'value' | 'description'>;

export const auditedAttribute = ({ type, value, description }: AttributeFields) => ({
  type,
  value,
  description,
});

interface AttributeSave {
  /** Name of the record that has the attributes. */
  owner: string;
  name: string;
  fields: AttributeFields;
  /** The attribute's version in the form. Without it, the form applies to any version. */
  version: number | undefined;
  /** Whether the value names an uploaded file and therefore can't be edited. */
  uploaded: boolean;
}

/**
 * Returns the attribute after a form is saved, or why the form is rejected: it is outdated, or an
 * attribute of another type has the same name. Editing the description of an uploaded picture keeps
 * the picture.
 */
export function editAttribute(
  present: (AttributeFields & Pick<Attribute, 'version'>) | undefined,
  { owner, name, fields, version, uploaded }: AttributeSave,
): { after: AttributeFields } | { stale: true } | { rejection: Rejection } {
  if (present !== undefined && present.type !== fields.type) {
    return { rejection: nameTaken(owner, name, present.type) };
  }
  if (isStale(version, present?.version)) return { stale: true };
  const stays = isNamedByUpload(fields.type) || uploaded;
  return { after: { ...fields, value: stays ? (present?.value ?? fields.value) : fields.value } };
}

/** Returns a name as it is stored, or why it is invalid. */
export function attributeName(
  text: string,
  type: Attribute['type'],
): { name: string } | { invalid: InvalidField } {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) return invalid('must consist of visible characters.');
  if (type === 'SPEC' && name.includes(':')) {
    return invalid(
      'must not contain a colon, which separates the name from the value in searches.',
    );
  }
  return { name };
}

function invalid(message: string) {
  return { invalid: { path: 'attributeId', subject: "The attribute's name", message } };
}

/** Types visible only to buyers or only to staff. */
const hiddenTypes: ReadonlySet<Attribute['type']> = new Set([
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
  'TAX_CATEGORY_CODE',
]);

/**
 * Returns whether visitors can see the attribute. A picture or file becomes visible when it is
 * uploaded.
 */
export function isPublicAttribute({ type, value }: Pick<Attribute, 'type' | 'value'>): boolean {
  return !(isNamedByUpload(type) && value === '') && !hiddenTypes.has(type);
}
