import { badRequest, conflict, notFound } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { components } from '../../src/schema.d.ts';
import { attributeValue } from './attribute-value.ts';

type Attribute = components['schemas']['Attribute'];

/** What of an attribute staff can edit. */
type AttributeFields = Pick<Attribute, 'type' | 'value' | 'description'>;

interface Saving {
  name: string;
  form: BodyOf<'saveItemAttribute'>;
  /** What has the attributes, in words. */
  owner: 'item' | 'element';
  /** Whether the value names an uploaded file, and stays. */
  uploaded?: (attributeId: string) => boolean;
}

export type SavedAttribute =
  | { refusal: string }
  | {
      refusal: undefined;
      attributeId: string;
      before: AttributeFields | null;
      after: AttributeFields;
    };

/** Judged from the form alone: call it before the owner is looked for. */
export function attributeForm({ name, form }: Pick<Saving, 'name' | 'form'>) {
  const attributeId = attributeName(name);
  const { type, value, description } = form;
  const fields = { type, value: attributeValue(type, value), description: description ?? null };
  return { attributeId, fields, version: form.version };
}

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 */
export function saveAttribute(
  attributes: Attribute[],
  { attributeId, fields, version }: ReturnType<typeof attributeForm>,
  { owner, uploaded }: Pick<Saving, 'owner' | 'uploaded'>,
): SavedAttribute {
  const present = attributes.find((one) => one.attributeId === attributeId);
  if (present !== undefined && present.type !== fields.type) {
    const refusal = `The ${owner} already has an attribute “${attributeId}” of type ${present.type}.`;
    return { refusal };
  }
  if (version !== undefined && version !== present?.version) {
    throw conflict('Somebody changed this attribute meanwhile. Look at it again, then save.', {
      ...(present && { Attribute: present }),
    });
  }
  const stays = fields.type === 'IMAGE' || uploaded?.(attributeId) === true;
  const after = { ...fields, value: stays ? (present?.value ?? fields.value) : fields.value };
  const before = present === undefined ? null : fieldsOf(present);
  if (present === undefined) attributes.push({ attributeId, ...after, version: 1 });
  else Object.assign(present, after, { version: present.version + 1 });
  return { refusal: undefined, attributeId, before, after };
}

/**
 * Takes the attribute away.
 * @throws 404 where there is none of that name
 * @returns what it was
 */
export function removeAttribute(
  attributes: Attribute[],
  attributeId: string,
  owner: Saving['owner'],
): AttributeFields {
  const at = attributes.findIndex((one) => one.attributeId === attributeId);
  const [removed] = at === -1 ? [] : attributes.splice(at, 1);
  if (removed === undefined) throw notFound(`The ${owner} has no attribute of that name.`);
  return fieldsOf(removed);
}

const fieldsOf = ({ type, value, description }: Attribute) => ({ type, value, description });

function attributeName(text: string): string {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) {
    const message = 'must be a name of visible characters.';
    throw badRequest(`The attribute's name ${message}`, [{ path: 'attributeId', message }]);
  }
  return name;
}
