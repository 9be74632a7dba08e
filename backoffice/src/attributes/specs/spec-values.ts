import type { components } from '@spindle/sdk/schema';
import type { Attribute } from '../attribute-calls.ts';

/** Appends the field's unit to a number without a unit. */
export function withUnit(text: string, unit: string | undefined): string {
  const value = text.trim();
  const isNumber = /^[-−]?\d[\d\s.,]*(?:(?:–|-|\.\.)\s*\d[\d\s.,]*)?$/.test(value);
  return isNumber && unit !== undefined ? `${value} ${unit}` : value;
}

/** Returns the specification with that name, ignoring case. */
export function findSpec(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find(
    ({ type, attributeId }) => type === 'SPEC' && attributeId.toLowerCase() === name.toLowerCase(),
  );
}

/**
 * Returns a specification's form field name. Escapes the characters that have a meaning in form
 * paths.
 */
export const fieldOf = (name: string) =>
  name.replaceAll(/\W/g, (sign) => `_${sign.codePointAt(0)}_`);

type SpecName = components['schemas']['SpecName'];

export const isWeight = (name: string) => name.trim().toLowerCase() === 'weight';

/** Adds the weight to the catalog's spec sheet for physical items, because shipping needs it. */
export function withWeight(
  sheet: readonly SpecName[],
  { digital, subscription }: { digital: boolean; subscription: boolean },
): readonly SpecName[] {
  if (digital || subscription || sheet.some(({ name }) => isWeight(name))) return sheet;
  return [...sheet, { name: 'Weight', unit: 'oz', facet: false, column: false }];
}

/** Returns the value that a field shows. An item's weight may be in a separate attribute. */
export function specValue(attributes: readonly Attribute[], name: string): string {
  const spec = findSpec(attributes, name)?.value;
  const ounces = attributes.find(({ type }) => type === 'WEIGHT')?.value;
  return spec ?? (isWeight(name) && ounces !== undefined ? `${ounces} oz` : '');
}
