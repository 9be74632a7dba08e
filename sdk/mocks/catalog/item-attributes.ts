import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { attributeForm, removeAttribute, saveAttribute } from '../editing/edit-attributes.ts';
import type { ShopState } from '../state.ts';
import { findItem, keyTextOf } from './find-record.ts';

type AttributeKey = PathOf<'saveItemAttribute'>;

/** @returns a reason where the name is taken by an attribute of another type */
export function saveItemAttribute(
  call: StaffCall,
  key: AttributeKey,
  form: BodyOf<'saveItemAttribute'>,
): string | undefined {
  const wanted = attributeForm(key.attributeId, form);
  return saveAttribute(call, ownerOf(call.state, key), wanted);
}

/** @throws 404 where the item has none of that name */
export function deleteItemAttribute(call: StaffCall, key: AttributeKey): void {
  removeAttribute(call, ownerOf(call.state, key), key.attributeId);
}

function ownerOf(state: ShopState, key: AttributeKey) {
  const place = keyTextOf(key);
  const uploaded = (id: string) => state.downloads[`${place}/${id}`] !== undefined;
  return { noun: 'item', area: 'catalog', place, record: findItem(state, key), uploaded } as const;
}
