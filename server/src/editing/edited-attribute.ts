import { badRequest, conflict } from '@spindle/sdk/contract/failure';
import type { AttributeRow } from './attribute-row.ts';
import { attributeValue } from './attribute-value.ts';
import type { AttributeType } from './attribute-type.ts';
import { shownAttribute } from './shown-attribute.ts';
import { changedMeanwhile } from '@spindle/sdk/domain/records';

export interface AttributeForm {
  type: AttributeType;
  value?: string;
  description?: string;
  version?: number;
}

/** What of an attribute staff can edit. */
export type AttributeFields = Pick<AttributeRow, 'type' | 'value' | 'description'>;

export type EditedAttribute<Present> =
  | { refusal: string }
  | {
      refusal: undefined;
      /** The attribute of that name, where there is one. */
      present: Present | undefined;
      before: AttributeFields | null;
      after: AttributeFields;
      /** Where a new one comes: after all others. */
      position: number;
    };

/**
 * The form as fields, judged by itself.
 * @throws 400 naming the field
 */
export function attributeFields(form: AttributeForm): AttributeFields {
  const { type, value, description } = form;
  return { type, value: attributeValue(type, value), description: description ?? null };
}

/**
 * What saving a form makes of the attribute of that name, or that the name is taken by an attribute
 * of another type. An uploaded picture stays when its description is edited.
 * @param owner what has the attributes, in words
 * @throws 409 with the present attribute where the form was filled in from another version
 */
export function editedAttribute<Present extends AttributeRow & { position: number }>(
  all: readonly Present[],
  name: string,
  given: {
    owner: string;
    fields: AttributeFields;
    version: number | undefined;
    /** Its value names an uploaded file, and stays. */
    uploaded?: boolean;
  },
): EditedAttribute<Present> {
  const { owner, fields, version } = given;
  const present = all.find((one) => one.attributeId === name);
  if (present !== undefined && present.type !== fields.type) {
    return {
      refusal: `The ${owner} already has an attribute “${name}” of type ${present.type}.`,
    };
  }
  if (version !== undefined && version !== present?.version) {
    throw conflict(changedMeanwhile('attribute'), {
      ...(present && { Attribute: shownAttribute(present) }),
    });
  }
  const stays = fields.type === 'IMAGE' || given.uploaded === true;
  const value = stays ? (present?.value ?? fields.value) : fields.value;
  return {
    refusal: undefined,
    present,
    before: present === undefined ? null : auditedAttribute(present),
    after: { ...fields, value },
    position: Math.max(0, ...all.map((one) => one.position)) + 1,
  };
}

export const auditedAttribute = ({ type, value, description }: AttributeFields) => ({
  type,
  value,
  description,
});

/** @throws 400 where it is no name */
export function attributeName(text: string): string {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) {
    const message = 'must be a name of visible characters.';
    throw badRequest(`The attribute's name ${message}`, [{ path: 'attributeId', message }]);
  }
  return name;
}
