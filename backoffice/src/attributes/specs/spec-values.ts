import type { components } from '@spindle/sdk/schema';
import type { Attribute } from '../attribute-calls.ts';

/** A number alone is meant in the unit beside the field. */
export function withUnit(text: string, unit: string | undefined): string {
  const value = text.trim();
  const isNumber = /^[-−]?\d[\d\s.,]*(?:(?:–|-|\.\.)\s*\d[\d\s.,]*)?$/.test(value);
  return isNumber && unit !== undefined ? `${value} ${unit}` : value;
}

/** The specification of that name, whatever its capitals. */
export function specCalled(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find(
    ({ type, attributeId }) => type === 'SPEC' && attributeId.toLowerCase() === name.toLowerCase(),
  );
}

/** Returns the name of a specification's field: in a form's paths, most other signs have a meaning. */
export const fieldOf = (name: string) =>
  name.replaceAll(/\W/g, (sign) => `_${sign.codePointAt(0)}_`);

type SpecName = components['schemas']['SpecName'];

export const isWeight = (name: string) => name.trim().toLowerCase() === 'weight';

/** Adds the weight, which shipping needs of every physical item, to what the catalog asks. */
export function withWeight(
  sheet: readonly SpecName[],
  { digital, subscription }: { digital: boolean; subscription: boolean },
): readonly SpecName[] {
  if (digital || subscription || sheet.some(({ name }) => isWeight(name))) return sheet;
  return [...sheet, { name: 'Weight', unit: 'oz', facet: false, column: false }];
}

/** Returns what a field shows: an item's weight may stand in an attribute of its own. */
export function specValue(attributes: readonly Attribute[], name: string): string {
  const spec = specCalled(attributes, name)?.value;
  const ounces = attributes.find(({ type }) => type === 'WEIGHT')?.value;
  return spec ?? (isWeight(name) && ounces !== undefined ? `${ounces} oz` : '');
}
