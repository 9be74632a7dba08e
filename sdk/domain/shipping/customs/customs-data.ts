import type { components } from '../../../src/schema.d.ts';
import { countries } from '../countries.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value'>;

/** What customs ask of each thing; null where the shop does not know it. */
export interface CustomsData {
  /** As it was typed, with its dots. */
  hsCode: string | null;
  /** Where it was made, in two capital letters. */
  origin: string | null;
}

/** Six digits the world agrees on, and up to four of a country's own. */
export function isHsCode(text: string): boolean {
  return /^\d+(?:\.\d+)*$/.test(text) && /^\d{6,10}$/.test(digitsOf(text));
}

/** Codes that differ in their dots alone are one. */
export const digitsOf = (hsCode: string) => hsCode.replaceAll('.', '');

/** What an item's attributes tell customs. */
export function customsDataOf(attributes: readonly Attribute[]): CustomsData {
  const valueOf = (name: Attribute['type'], fits: (value: string) => boolean) =>
    attributes.find(({ type, value }) => type === name && fits(value.trim()))?.value.trim() ?? null;
  return {
    hsCode: valueOf('HS_CODE', isHsCode),
    origin: valueOf('ORIGIN', (value) => countries.includes(value)),
  };
}
