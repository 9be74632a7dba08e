import type { AttributeType } from '../attribute-calls.ts';

interface Kind {
  /** The control for entering the value. */
  input: 'text' | 'address' | 'color' | 'tax-code' | 'video' | 'html' | 'image' | 'download';
  label: string;
  hint: string;
}

/** The control, label and hint for each attribute type, in the order of the select. */
export const kinds: Record<AttributeType, Kind> = {
  COLOR: {
    input: 'color',
    label: 'Color',
    hint: 'A color name or code. Example: graphite or #1b1d1f',
  },
  COMPONENT: {
    input: 'text',
    label: 'Component',
    hint: 'A part or material. Example: ER20 collet nut. To link an item from the shop, use “Related items”.',
  },
  DOWNLOADABLE: {
    input: 'download',
    label: 'File',
    hint: 'File name only. To let buyers download a file, upload the file on a store item.',
  },
  EXTERNAL: {
    input: 'address',
    label: 'External URL',
    hint: 'A page on another site. Example: https://example.com/manual',
  },
  FILE: {
    input: 'download',
    label: 'File',
    hint: 'A data sheet or drawing.',
  },
  HS_CODE: {
    input: 'text',
    label: 'HS code',
    hint: '6 to 10 digits. Example: 8501.52. Required for international sales.',
  },
  HTML: { input: 'html', label: 'HTML', hint: 'Text, tables and links for the item page.' },
  IMAGE: { input: 'image', label: 'Image', hint: 'An additional picture.' },
  LINK: { input: 'address', label: 'Link', hint: 'An http or https URL.' },
  LICENSE: {
    input: 'text',
    label: 'License',
    hint: 'Optional: what the license allows. Each purchase gets its own key, shown on the order and in the email. A refund revokes the key.',
  },
  ORIGIN: {
    input: 'text',
    label: 'Country of origin',
    hint: 'Two-letter country code. Example: DE. Required for international sales.',
  },
  PACKAGE: {
    input: 'text',
    label: 'Package',
    hint: 'Box size in inches, or how the item is packed. Example: 12 × 8.5 × 4 in, or box of 10',
  },
  SIZE: { input: 'text', label: 'Size', hint: 'A measurement with its unit. Example: 65 mm' },
  SPEC: {
    input: 'text',
    label: 'Specification',
    hint: 'A quantity with its unit, a range or a word. Example: 2.2 kW, 6,000–24,000 rpm, ER20',
  },
  SHIPPING: {
    input: 'text',
    label: 'Shipping group',
    hint: 'Items in the same group ship in one parcel. Example: PARCEL or FREIGHT',
  },
  SUBSCRIPTION: {
    input: 'text',
    label: 'Terms',
    hint: 'Text shown after the price. The name must be TERMS. Example: / month',
  },
  TAX_CATEGORY_CODE: {
    input: 'tax-code',
    label: 'Tax code',
    hint: 'A tax code from the payment provider.',
  },
  VIDEO: {
    input: 'video',
    label: 'Video link',
    hint: 'A YouTube or Vimeo URL.',
  },
  WEIGHT: { input: 'text', label: 'Weight', hint: 'In ounces. Example: 24 or 7.5' },
  DISCORD: {
    input: 'text',
    label: 'Community role',
    hint: 'Role name. Example: workshop-pro. Buyers with a linked account get the role for as long as they own the item.',
  },
};

export function isAttributeType(name: unknown): name is AttributeType {
  return typeof name === 'string' && Object.hasOwn(kinds, name);
}

export const attributeTypes = Object.keys(kinds).filter(isAttributeType);
