import { conflict } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { auditedAttribute, editAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { saved } from '@spindle/sdk/domain/editing/replies';
import { changedMeanwhile } from '@spindle/sdk/domain/records';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { attributeForm } from './attribute-form.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { attributesEdited } from './edited.ts';
import { lockRecord } from './find-record.ts';
import { attributeSubject, type AttributeKey, type MemberKind } from './member-kind.ts';
import { recordEdit } from './record-edit.ts';
import type { StoredRecord } from './record-kind.ts';
import { shownAttribute } from './shown-attribute.ts';

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 */
export async function saveAttribute<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: MemberKind<Key, Stored, Form, Wire>,
  { owner, ...named }: AttributeKey<Key>,
  form: BodyOf<'saveItemAttribute'>,
): Promise<Outcome> {
  const { attributeId, fields, version } = attributeForm(named.attributeId, form);
  const key = { owner, attributeId };
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, owner);
    const all = await kind.attributesOf(tx, record);
    const present = all.find((one) => one.attributeId === attributeId);
    const uploaded = (await kind.isUploaded?.(tx, key)) ?? false;
    const given = { owner: kind.noun, name: attributeId, fields, version, uploaded };
    const edit = editAttribute(present, given);
    if ('refusal' in edit) return refused(edit.refusal);
    if ('stale' in edit) {
      const shown = present && { Attribute: shownAttribute(present) };
      throw conflict(changedMeanwhile('attribute'), shown);
    }
    const { after } = edit;
    const before = present === undefined ? null : auditedAttribute(present);
    attributesEdited(record, editing.now);
    const position = Math.max(0, ...all.map((one) => one.position)) + 1;
    if (present === undefined) kind.addAttribute(tx, record, { attributeId, ...after, position });
    else Object.assign(present, after, { version: present.version + 1 });
    const [action, subject] = [`${kind.area}.save-attribute`, attributeSubject(kind, key)];
    const eventId = kind.eventId?.(owner);
    recordEdit(tx, editing, { action, subject, before, after, eventId, attributeId });
    return done(saved('attribute'));
  });
}
