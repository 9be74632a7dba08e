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
