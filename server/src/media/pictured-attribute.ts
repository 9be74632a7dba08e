import { notFound } from '@spindle/sdk/contract/failure';
import type { AttributeType } from '../catalog/item-attribute.entity.ts';

interface Attribute {
  type: AttributeType;
  value: string;
  version: number;
}

export type Pictured =
  { refusal: string } | { refusal: undefined; before: { value: string }; after: { value: string } };

/**
 * Makes the picture at `path` the attribute's value.
 * @param owner what has the attribute, in words
 * @throws 404 where there is no such attribute
 */
export function pictureAttribute(
  attribute: Attribute | null,
  owner: 'item' | 'element',
  path: string,
): Pictured {
  if (attribute === null) throw notFound(`The ${owner} has no attribute of that name.`);
  const { type, value } = attribute;
  if (type !== 'IMAGE') {
    return { refusal: `This attribute is of type ${type}: only an IMAGE takes a picture.` };
  }
  attribute.value = path;
  attribute.version += 1;
  return { refusal: undefined, before: { value }, after: { value: path } };
}
