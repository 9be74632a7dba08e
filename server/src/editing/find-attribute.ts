import { notFound } from '@spindle/sdk/contract/failure';
import { noSuchAttribute } from '@spindle/sdk/domain/records';

/** @throws 404 where the record has none of that name */
export function findAttribute<Attribute extends { attributeId: string }>(
  all: readonly Attribute[],
  attributeId: string,
  { noun }: { noun: string },
): Attribute {
  const attribute = all.find((one) => one.attributeId === attributeId);
  if (attribute === undefined) throw notFound(noSuchAttribute(noun));
  return attribute;
}
