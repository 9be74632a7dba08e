import type { components } from '../../src/schema.d.ts';
import type { Rejection } from '../rejection.ts';
import { isStale } from '../records.ts';
import type { InvalidField } from '../invalid-field.ts';
import { nameTaken } from './replies.ts';

type Attribute = components['schemas']['Attribute'];

/** What of an attribute staff can edit. */
export type AttributeFields = Pick<Attribute, 'type' | 'value' | 'description'>;

export const auditedAttribute = ({ type, value, description }: AttributeFields) => ({
  type,
  value,
  description,
});

interface AttributeSave {
  /** What has the attributes, in words. */
  owner: string;
  name: string;
  fields: AttributeFields;
  /** Which one the form was filled in from; without it whichever there is. */
  version: number | undefined;
  /** Its value names an uploaded file, and stays. */
  uploaded: boolean;
}

/**
 * What saving a form makes of the attribute of that name; or that the form was filled in from
 * another one; or that the name is taken by an attribute of another type. An uploaded picture stays
 * when its description is edited.
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

/** A name as it is stored. */
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

/** Given to buyers only, or of use to staff only. */
const hiddenTypes: ReadonlySet<Attribute['type']> = new Set([
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
  'TAX_CATEGORY_CODE',
]);

/** Whether visitors see it; a picture only once there is one. */
export function isPublicAttribute({ type, value }: Pick<Attribute, 'type' | 'value'>): boolean {
  return !(type === 'IMAGE' && value === '') && !hiddenTypes.has(type);
}
