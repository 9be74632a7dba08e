import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { attributeForm, removeAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import type { ShopState } from '../state.ts';
import { findElement } from './find-content.ts';

type AttributeKey = PathOf<'saveElementAttribute'>;

/** @returns a reason where the name is taken by an attribute of another type */
export function saveElementAttribute(
  call: StaffCall,
  key: AttributeKey,
  form: BodyOf<'saveElementAttribute'>,
): string | undefined {
  const wanted = attributeForm(key.attributeId, form);
  return saveAttribute(call, ownerOf(call.state, key), wanted);
}

/** @throws 404 where the element has none of that name */
export function deleteElementAttribute(call: StaffCall, key: AttributeKey): void {
  removeAttribute(call, ownerOf(call.state, key), key.attributeId);
}

function ownerOf(state: ShopState, key: AttributeKey) {
  const place = `${key.category}/${key.elementId}`;
  return { noun: 'element', area: 'content', place, record: findElement(state, key) } as const;
}
