import type { AttributeKey } from '../editing/member-kind.ts';
import type { ElementKey } from './content-rows.ts';

/** The attribute that a path names. */
export function attributeKey({
  category,
  elementId,
  attributeId,
}: ElementKey & { attributeId: string }): AttributeKey<ElementKey> {
  return { owner: { category, elementId }, attributeId };
}
