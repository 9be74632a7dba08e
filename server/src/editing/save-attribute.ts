import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { changedSinceLoaded, noSuchAttribute } from '@spindle/sdk/domain/records';
import { type EditContext, editReadCache } from './edit-read-cache.ts';
import { attributesEdited } from './edited.ts';
import { auditedAttribute, editAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { deleted, saved, takesNoPicture } from '@spindle/sdk/domain/editing/replies';
import { type Outcome, done, rejectWith } from '@spindle/sdk/domain/rejection';
import { lockRecord } from './find-record.ts';
import { type AttributeKey, type MemberKind, attributeSubject } from './member-kind.ts';
import { recordEdit } from './record-edit.ts';
import type { StoredRecord } from './record-kind.ts';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { attributeForm } from './attribute-form.ts';
import { presentAttribute } from './present-attribute.ts';

/**
 * Finds the attribute with the given name.
 * @throws 404 if the record has no such attribute
 */
export function findAttribute<Attribute extends { attributeId: string }>(
  all: readonly Attribute[],
  attributeId: string,
  { noun }: { noun: string },
): Attribute {
  const attribute = all.find((one) => one.attributeId === attributeId);
  if (attribute === undefined) throw notFound(noSuchAttribute(noun));
  return attribute;
}

/**
 * Deletes the attribute with the given name.
 * @throws 404 if the record has no such attribute
 */
export async function deleteAttribute<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: MemberKind<Key, Stored, Form, Wire>,
  key: AttributeKey<Key>,
): Promise<Outcome> {
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key.owner);
    const all = await kind.attributesOf(tx, record);
    const attribute = findAttribute(all, key.attributeId, kind);
    const others = all.filter((one) => one !== attribute);
    const rejected = await kind.beforeAttributes?.(tx, record, others);
    if (rejected) return rejectWith(rejected);
    tx.remove(attribute);
    attributesEdited(record, editing.now);
    const action = `${kind.area}.delete-attribute`;
    const [subject, before] = [attributeSubject(kind, key), auditedAttribute(attribute)];
    const { attributeId } = key;
    const eventId = kind.eventId?.(key.owner);
    recordEdit(tx, editing, { action, subject, before, after: null, eventId, attributeId });
    return done(deleted('attribute'));
  });
}

/** Sets an attribute's value to the picture at `path`. Rejects attributes of other types. */
export async function setAttributePicture<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: MemberKind<Key, Stored, Form, Wire>,
  key: AttributeKey<Key>,
  path: string,
): Promise<Outcome> {
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key.owner);
    const all = await kind.attributesOf(tx, record);
    const attribute = findAttribute(all, key.attributeId, kind);
    const { type, value } = attribute;
    if (type !== 'IMAGE') return rejectWith(takesNoPicture(type));
    attribute.value = path;
    attribute.version += 1;
    attributesEdited(record, editing.now);
    recordEdit(tx, editing, {
      action: `${kind.area}.upload-image`,
      subject: attributeSubject(kind, key),
      eventId: kind.eventId?.(key.owner),
      attributeId: key.attributeId,
      before: { value },
      after: { value: path },
    });
    return done(saved('picture'));
  });
}

/**
 * Updates the attribute with the given name, or appends it.
 * @throws 409 with the current attribute if the form was based on another version
 */
export async function saveAttribute<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: MemberKind<Key, Stored, Form, Wire>,
  { owner, ...named }: AttributeKey<Key>,
  form: BodyOf<'saveItemAttribute'>,
): Promise<Outcome> {
  const { attributeId, fields, version } = attributeForm(named.attributeId, form);
  const key = { owner, attributeId };
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, kind, owner);
    const all = await kind.attributesOf(tx, record);
    const present = all.find((one) => one.attributeId === attributeId);
    const uploaded = (await kind.isUploaded?.(tx, key)) ?? false;
    const input = { owner: kind.noun, name: attributeId, fields, version, uploaded };
    const edit = editAttribute(present, input);
    if ('rejection' in edit) return rejectWith(edit.rejection);
    if ('stale' in edit) {
      const displayed = present && { Attribute: presentAttribute(present) };
      throw conflict(changedSinceLoaded('attribute'), displayed);
    }
    const { after } = edit;
    const added = { attributeId, ...after };
    const edited = present ? all.map((one) => (one === present ? added : one)) : [...all, added];
    const rejected = await kind.beforeAttributes?.(tx, record, edited);
    if (rejected) return rejectWith(rejected);
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
