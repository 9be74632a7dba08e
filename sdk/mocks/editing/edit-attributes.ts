import sanitize from 'sanitize-html';
import { getOr404 } from '../core/find.ts';
import { conflict, requireValid } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import { attributeValue } from '../../domain/editing/attribute-value.ts';
import {
  attributeName,
  auditedAttribute,
  editAttribute,
} from '../../domain/editing/edit-attribute.ts';
import { deleted, saved } from '../../domain/editing/replies.ts';
import { changedSinceLoaded, noSuchAttribute } from '../../domain/records.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import { markupOptions } from '../../src/markup.ts';
import { recordEdit, type StaffAction, type StaffCall } from '../audit/record-audit.ts';
import { attributesEdited, findRecord, type Attributed, type RecordKind } from './record-kind.ts';

type AttributeKey<Key> = Key & { attributeId: string };

/**
 * Updates the attribute with this name, or adds it at the end.
 * @throws 409 with the current attribute if the form is outdated
 */
export function saveAttribute<Key, Stored extends Key & Attributed, Form>(
  call: StaffCall,
  kind: RecordKind<Key, Stored, Form>,
  named: AttributeKey<Key>,
  form: BodyOf<'saveItemAttribute'>,
): Outcome {
  const { name: attributeId, ...fields } = readForm(named.attributeId, form);
  const key = { ...named, attributeId };
  const record = findRecord(call.state, kind, key);
  const present = record.attributes.find((one) => one.attributeId === attributeId);
  const edit = editAttribute(present, {
    owner: kind.noun,
    name: attributeId,
    fields,
    version: form.version,
    uploaded: kind.isUploaded?.(call.state, key) ?? false,
  });
  if ('rejection' in edit) return rejectWith(edit.rejection);
  if ('stale' in edit) {
    throw conflict(changedSinceLoaded('attribute'), present && { Attribute: present });
  }
  const { after } = edit;
  const added = { attributeId, ...after };
  const changed = present
    ? record.attributes.map((one) => (one === present ? added : one))
    : [...record.attributes, added];
  const rejected = kind.validateAttributes?.(call.state, record, changed);
  if (rejected) return rejectWith(rejected);
  const before = present === undefined ? null : auditedAttribute(present);
  if (present === undefined) record.attributes.push({ attributeId, ...after, version: 1 });
  else Object.assign(present, after, { version: present.version + 1 });
  noteAttribute(call, kind, key, { record, verb: 'save-attribute', before, after });
  return done(saved('attribute'));
}

/** Removes markup that isn't allowed on a page. */
const cleanMarkup = (markup: string) => sanitize(markup, markupOptions).trim();

/** @throws 400 with the invalid field */
function readForm(text: string, { type, value, description }: BodyOf<'saveItemAttribute'>) {
  const { name } = requireValid(attributeName(text, type));
  const stored = requireValid(attributeValue(type, value, cleanMarkup));
  return { name, ...stored, type, description: description ?? null };
}

/** @throws 404 if there is no attribute with this name */
export function deleteAttribute<Key, Stored extends Key & Attributed, Form>(
  call: StaffCall,
  kind: RecordKind<Key, Stored, Form>,
  key: AttributeKey<Key>,
): Outcome {
  const record = findRecord(call.state, kind, key);
  const removed = findAttribute(record, key, kind);
  const others = record.attributes.filter((one) => one !== removed);
  const rejected = kind.validateAttributes?.(call.state, record, others);
  if (rejected) return rejectWith(rejected);
  record.attributes.splice(record.attributes.indexOf(removed), 1);
  const before = auditedAttribute(removed);
  noteAttribute(call, kind, key, { record, verb: 'delete-attribute', before, after: null });
  return done(deleted('attribute'));
}

/** @throws 404 if there is no attribute with this name */
export function findAttribute(
  { attributes }: Attributed,
  { attributeId }: { attributeId: string },
  { noun }: { noun: string },
): Attributed['attributes'][number] {
  return getOr404(attributes, (one) => one.attributeId === attributeId, noSuchAttribute(noun));
}

type AttributeEdit = Pick<StaffAction, 'before' | 'after'> & { record: Attributed; verb: string };

/** Audits an edit of an attribute, under a subject such as `attribute spindles/er20/Color`. */
export function noteAttribute<Key>(
  call: StaffCall,
  { area, pathOf }: { area: string; pathOf: (key: Key) => string },
  key: AttributeKey<Key>,
  { record, verb, ...change }: AttributeEdit,
): void {
  attributesEdited(record, call.now);
  const subject = `attribute ${pathOf(key)}/${key.attributeId}`;
  recordEdit(call, { action: `${area}.${verb}`, subject, ...change });
}
