import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { attributeForm, removeAttribute, saveAttribute } from '../catalog/edit-attributes.ts';
import { attributesEdited } from '../catalog/edited.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import { findElement } from '../media/find-content.ts';

type AttributeKey = PathOf<'saveElementAttribute'>;

/** @returns a reason where the name is taken by an attribute of another type */
export function saveElementAttribute(
  call: StaffCall,
  key: AttributeKey,
  form: BodyOf<'saveElementAttribute'>,
): string | undefined {
  const wanted = attributeForm({ name: key.attributeId, form });
  const element = findElement(call.state, key);
  const saved = saveAttribute(element.attributes, wanted, { owner: 'element' });
  if (saved.refusal !== undefined) return saved.refusal;
  attributesEdited(element, call.now);
  const { attributeId, before, after } = saved;
  const subject = subjectOf({ ...key, attributeId });
  recordEdit(call, { action: 'content.save-attribute', subject, before, after });
  return undefined;
}

/** @throws 404 where the element has none of that name */
export function deleteElementAttribute(call: StaffCall, key: AttributeKey): void {
  const element = findElement(call.state, key);
  const before = removeAttribute(element.attributes, key.attributeId, 'element');
  attributesEdited(element, call.now);
  const subject = subjectOf(key);
  recordEdit(call, { action: 'content.delete-attribute', subject, before, after: null });
}

const subjectOf = ({ category, elementId, attributeId }: AttributeKey) =>
  `attribute ${category}/${elementId}/${attributeId}`;
