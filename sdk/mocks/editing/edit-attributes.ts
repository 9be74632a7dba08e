import { badRequest, conflict, notFound } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { components } from '../../src/schema.d.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { attributeValue } from './attribute-value.ts';
import { attributesEdited } from './edited.ts';
import { recordEdit } from './record-edit.ts';
import { noSuchAttribute, changedMeanwhile } from '../../domain/records.ts';

type Attribute = components['schemas']['Attribute'];

/** What has the attributes. */
interface Owner {
  /** In words. */
  noun: 'item' | 'element';
  /** What its edits are noted under. */
  area: 'catalog' | 'content';
  /** Where it is: `spindles/er20`. */
  place: string;
  record: { attributes: Attribute[]; dateModified: string };
  /** Whether the value names an uploaded file, and stays. */
  uploaded?: (attributeId: string) => boolean;
}

/** Judged from the form alone: call it before the owner is looked for. */
export function attributeForm(name: string, form: BodyOf<'saveItemAttribute'>) {
  const attributeId = attributeName(name);
  const { type, value, description } = form;
  const fields = { type, value: attributeValue(type, value), description: description ?? null };
  return { attributeId, fields, version: form.version };
}

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 * @returns a reason where the name is taken by an attribute of another type
 */
export function saveAttribute(
  call: StaffCall,
  { noun, area, place, record, uploaded }: Owner,
  { attributeId, fields, version }: ReturnType<typeof attributeForm>,
): string | undefined {
  const { attributes } = record;
  const present = attributes.find((one) => one.attributeId === attributeId);
  if (present !== undefined && present.type !== fields.type) {
    return `The ${noun} already has an attribute “${attributeId}” of type ${present.type}.`;
  }
  if (version !== undefined && version !== present?.version) {
    throw conflict(changedMeanwhile('attribute'), {
      ...(present && { Attribute: present }),
    });
  }
  const stays = fields.type === 'IMAGE' || uploaded?.(attributeId) === true;
  const after = { ...fields, value: stays ? (present?.value ?? fields.value) : fields.value };
  const before = present === undefined ? null : fieldsOf(present);
  if (present === undefined) attributes.push({ attributeId, ...after, version: 1 });
  else Object.assign(present, after, { version: present.version + 1 });
  attributesEdited(record, call.now);
  const subject = `attribute ${place}/${attributeId}`;
  recordEdit(call, { action: `${area}.save-attribute`, subject, before, after });
  return undefined;
}

/** @throws 404 where there is none of that name */
export function removeAttribute(
  call: StaffCall,
  { noun, area, place, record }: Owner,
  attributeId: string,
): void {
  const at = record.attributes.findIndex((one) => one.attributeId === attributeId);
  const [removed] = at === -1 ? [] : record.attributes.splice(at, 1);
  if (removed === undefined) throw notFound(noSuchAttribute(noun));
  attributesEdited(record, call.now);
  const [subject, before] = [`attribute ${place}/${attributeId}`, fieldsOf(removed)];
  recordEdit(call, { action: `${area}.delete-attribute`, subject, before, after: null });
}

/** What of an attribute staff can edit. */
const fieldsOf = ({ type, value, description }: Attribute) => ({ type, value, description });

function attributeName(text: string): string {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) {
    const message = 'must be a name of visible characters.';
    throw badRequest(`The attribute's name ${message}`, [{ path: 'attributeId', message }]);
  }
  return name;
}
