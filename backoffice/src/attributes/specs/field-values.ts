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
 * Returns the name of the form field that edits an attribute. Escapes the characters that have a
 * meaning in form paths.
 */
export const fieldOf = ({ type, name }: Pick<AttributeField, 'type' | 'name'>) =>
  `${type}_${name.replaceAll(/\W/g, (sign) => `_${sign.codePointAt(0)}_`)}`;

type SpecName = components['schemas']['SpecName'];

const isWeight = (name: string) => name.trim().toLowerCase() === 'weight';

export const isWeightField = ({ type, name }: Pick<AttributeField, 'type' | 'name'>) =>
  type === 'SPEC' && isWeight(name);

/** A field for one attribute, found by its type or, for a specification, by its name. */
export interface AttributeField {
  type: Attribute['type'];
  /** The attribute's name if it is added. */
  name: string;
  label: string;
  unit?: string | undefined;
  hint?: string;
}

/**
 * Returns a field for each specification of the catalog's sheet, then for the others that the item
 * has. The weight is edited with the shipping data.
 */
export function specFields(
  sheet: readonly SpecName[],
  attributes: readonly Attribute[],
): AttributeField[] {
  const listed = new Set(sheet.map(({ name }) => name.toLowerCase()));
  const others = attributes
    .filter(({ type, attributeId }) => type === 'SPEC' && !listed.has(attributeId.toLowerCase()))
    .map(({ attributeId }) => ({ name: attributeId, unit: undefined }));
  return [...sheet, ...others]
    .filter(({ name }) => !isWeight(name))
    .map(({ name, unit }) => ({ type: 'SPEC', name, label: name, unit }));
}

/** Returns fields for what carriers and customs need to know. The weight has the sheet's unit. */
export const shippingFields = (sheet: readonly SpecName[]): AttributeField[] => [
  weightField(sheet),
  { type: 'HS_CODE', name: 'hs-code', label: 'HS code', hint: kinds.HS_CODE.hint },
  { type: 'ORIGIN', name: 'origin', label: 'Country of origin', hint: kinds.ORIGIN.hint },
  { type: 'PACKAGE', name: 'packed', label: 'Package', hint: kinds.PACKAGE.hint },
  { type: 'SHIPPING', name: 'shipping', label: 'Shipping group', hint: kinds.SHIPPING.hint },
];

const weightField = (sheet: readonly SpecName[]): AttributeField => {
  const { name = 'Weight', unit = 'oz' } = sheet.find((one) => isWeight(one.name)) ?? {};
  return { type: 'SPEC', name, label: name, unit };
};

/** What customers read after the price of a subscription. */
export const subscriptionFields: readonly AttributeField[] = [
  { type: 'SUBSCRIPTION', name: 'TERMS', label: 'Terms', hint: 'Example: / month' },
];

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

/** Returns the values of the form fields that edit an item's attributes. */
export const fieldValues = (
  fields: readonly AttributeField[],
  attributes: readonly Attribute[],
): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [fieldOf(field), fieldValue(attributes, field)]));

/** Returns the attributes that none of the fields edit. */
export function attributesWithoutField(
  attributes: readonly Attribute[],
  fields: readonly AttributeField[],
): Attribute[] {
  const edited = new Set(fields.map((field) => findField(attributes, field)));
  // An item's weight may be in a separate attribute.
  return attributes.filter((one) => !edited.has(one) && one.type !== 'WEIGHT');
}
