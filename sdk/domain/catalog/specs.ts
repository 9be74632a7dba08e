import type { components } from '../../src/schema.d.ts';
import { quantityIn, readQuantity } from './quantity.ts';

type Schema = components['schemas'];
type Attribute = Pick<Schema['Attribute'], 'attributeId' | 'type' | 'value'>;

/** Names that differ only by case are the same specification. */
export const specKey = (name: string) => name.trim().toLowerCase();

/**
 * Returns an item's specifications: first those of the sheet, in the sheet's order and units, then
 * the others unchanged.
 */
export function specsOf(
  attributes: readonly Attribute[],
  sheet: readonly Pick<Schema['SpecName'], 'name' | 'unit'>[] = [],
): Schema['Spec'][] {
  const places = new Map(sheet.map(({ name }, place) => [specKey(name), place]));
  const place = ({ attributeId }: Attribute) => places.get(specKey(attributeId)) ?? sheet.length;
  return attributes
    .filter(({ type }) => type === 'SPEC')
    .toSorted((one, other) => place(one) - place(other))
    .map((attribute) => spec(attribute, sheet[place(attribute)]));
}

function spec(
  { attributeId, value }: Attribute,
  named: Pick<Schema['SpecName'], 'name' | 'unit'> | undefined,
): Schema['Spec'] {
  const displayed = { name: named?.name ?? attributeId, value };
  const typed = readQuantity(value);
  if (typed === undefined) return displayed;
  const { number, max, unit } = quantityIn(typed, named?.unit ?? typed.unit);
  return { ...displayed, number, ...(max !== undefined && { max }), ...(unit !== '' && { unit }) };
}
