import type { components } from '../../../src/schema.d.ts';
import { countries } from '../countries.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value'>;

/** The data that customs requires for each item. Null if unknown. */
export interface CustomsData {
  /** As typed, including dots. */
  hsCode: string | null;
  /** Country of origin, as two capital letters. */
  origin: string | null;
}

/**
 * Returns whether the text is an HS code: six international digits and up to four national ones.
 */
export function isHsCode(text: string): boolean {
  return /^\d+(?:\.\d+)*$/.test(text) && /^\d{6,10}$/.test(digitsOf(text));
}

/** Returns the digits of a code. Dots make no difference. */
export const digitsOf = (hsCode: string) => hsCode.replaceAll('.', '');

export function customsDataOf(attributes: readonly Attribute[]): CustomsData {
  const valueOf = (name: Attribute['type'], matches: (value: string) => boolean) =>
    attributes.find(({ type, value }) => type === name && matches(value.trim()))?.value.trim() ??
    null;
  return {
    hsCode: valueOf('HS_CODE', isHsCode),
    origin: valueOf('ORIGIN', (value) => countries.includes(value)),
  };
}
