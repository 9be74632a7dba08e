import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { attributeForm, removeAttribute, saveAttribute } from './edit-attributes.ts';
import { attributesEdited } from './edited.ts';
import { findItem, keyTextOf } from './find-record.ts';
import { recordEdit } from './record-edit.ts';

type AttributeKey = PathOf<'saveItemAttribute'>;

/** @returns a reason where the name is taken by an attribute of another type */
export function saveItemAttribute(
  call: StaffCall,
  key: AttributeKey,
  form: BodyOf<'saveItemAttribute'>,
): string | undefined {
  const wanted = attributeForm({ name: key.attributeId, form });
  const item = findItem(call.state, key);
  const saved = saveAttribute(item.attributes, wanted, {
    owner: 'item',
    uploaded: (id) => call.state.downloads[`${keyTextOf(key)}/${id}`] !== undefined,
  });
  if (saved.refusal !== undefined) return saved.refusal;
  attributesEdited(item, call.now);
  const { attributeId, before, after } = saved;
  const subject = `attribute ${keyTextOf(key)}/${attributeId}`;
  recordEdit(call, { action: 'catalog.save-attribute', subject, before, after });
  return undefined;
}

/** @throws 404 where the item has none of that name */
export function deleteItemAttribute(call: StaffCall, key: AttributeKey): void {
  const item = findItem(call.state, key);
  const before = removeAttribute(item.attributes, key.attributeId, 'item');
  attributesEdited(item, call.now);
  const subject = `attribute ${keyTextOf(key)}/${key.attributeId}`;
  recordEdit(call, { action: 'catalog.delete-attribute', subject, before, after: null });
}
