import type { components } from '../../src/schema.d.ts';
import type { Rejection } from '../rejection.ts';
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
  /** Whether the value names an uploaded file, and so can't be edited. */
  uploaded: boolean;
}

/**
 * Returns the attribute after a form is saved, or says that the form is stale or that an attribute
 * of another type has the name. An uploaded picture keeps its value when its description is edited.
 */
export function editAttribute(
  present: (AttributeFields & Pick<Attribute, 'version'>) | undefined,
  { owner, name, fields, version, uploaded }: AttributeSave,
): { after: AttributeFields } | { stale: true } | { rejection: Rejection } {
  if (present !== undefined && present.type !== fields.type) {
    return { rejection: nameTaken(owner, name, present.type) };
  }
  if (isStale(version, present?.version)) return { stale: true };
  const stays = fields.type === 'IMAGE' || uploaded;
  return { after: { ...fields, value: stays ? (present?.value ?? fields.value) : fields.value } };
}

/** Returns a name in the form that is stored, or why it is invalid. */
export function attributeName(
  text: string,
  type: Attribute['type'],
): { name: string } | { invalid: InvalidField } {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) return invalid('must be a name of visible characters.');
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

/** Only for buyers or only for staff. */
const hiddenTypes: ReadonlySet<Attribute['type']> = new Set([
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
  'TAX_CATEGORY_CODE',
]);

/** Returns whether visitors see the attribute. A picture is visible once it has been uploaded. */
export function isPublicAttribute({ type, value }: Pick<Attribute, 'type' | 'value'>): boolean {
  return !(type === 'IMAGE' && value === '') && !hiddenTypes.has(type);
}
