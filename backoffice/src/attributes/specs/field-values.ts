import type { components } from '@spindle/sdk/schema';
import type { Attribute } from '../attribute-calls.ts';
import { kinds } from '../form/attribute-kinds.ts';

/** Appends the field's unit to a number without a unit. */
export function withUnit(text: string, unit: string | undefined): string {
  const value = text.trim();
  const isNumber = /^[-−]?\d[\d\s.,]*(?:(?:–|-|\.\.)\s*\d[\d\s.,]*)?$/.test(value);
  return isNumber && unit !== undefined ? `${value} ${unit}` : value;
}

/** Returns the specification with that name, ignoring case. */
function findSpec(attributes: readonly Attribute[], name: string): Attribute | undefined {
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

const isWeight = (name: string) => name.trim().toLowerCase() === 'weight';

export const isWeightField = ({ type, name }: Pick<AttributeField, 'type' | 'name'>) =>
  type === 'SPEC' && isWeight(name);

/** Adds the weight to the catalog's spec sheet for physical items, because shipping needs it. */
export function withWeight(
  sheet: readonly SpecName[],
  { digital, subscription }: { digital: boolean; subscription: boolean },
): readonly SpecName[] {
  if (digital || subscription || sheet.some(({ name }) => isWeight(name))) return sheet;
  return [...sheet, { name: 'Weight', unit: 'oz', facet: false, column: false }];
}

/** A field for one attribute, found by its type or, for a specification, by its name. */
export interface AttributeField {
  type: Attribute['type'];
  /** The attribute's name if it is added. */
  name: string;
  label: string;
  unit?: string | undefined;
  hint?: string;
}

/** Returns a field for each specification of a sheet. */
export const specFields = (sheet: readonly SpecName[]): AttributeField[] =>
  sheet.map(({ name, unit }) => ({ type: 'SPEC', name, label: name, unit }));

/** What carriers and customs need to know, besides the weight. */
export const shippingFields: readonly AttributeField[] = [
  { type: 'HS_CODE', name: 'hs-code', label: 'HS code', hint: kinds.HS_CODE.hint },
  { type: 'ORIGIN', name: 'origin', label: 'Country of origin', hint: kinds.ORIGIN.hint },
  { type: 'PACKAGE', name: 'packed', label: 'Package', hint: kinds.PACKAGE.hint },
  { type: 'SHIPPING', name: 'shipping', label: 'Shipping group', hint: kinds.SHIPPING.hint },
];

/** The text of a content page. */
export const pageText: readonly AttributeField[] = [{ type: 'HTML', name: 'text', label: 'Text' }];

/** Returns the attribute that a field edits, if there is one. */
export const findField = (
  attributes: readonly Attribute[],
  { type, name }: Pick<AttributeField, 'type' | 'name'>,
): Attribute | undefined =>
  type === 'SPEC' ? findSpec(attributes, name) : attributes.find((one) => one.type === type);

/** Returns the value that a field shows. An item's weight may be in a separate attribute. */
export function fieldValue(
  attributes: readonly Attribute[],
  field: Pick<AttributeField, 'type' | 'name'>,
): string {
  const spec = findField(attributes, field)?.value;
  const ounces = attributes.find(({ type }) => type === 'WEIGHT')?.value;
  return spec ?? (isWeightField(field) && ounces !== undefined ? `${ounces} oz` : '');
}
