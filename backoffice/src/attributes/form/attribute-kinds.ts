import type { AttributeType } from '../attribute-calls.ts';

interface Kind {
  /** The control to enter the value with. */
  input: 'text' | 'address' | 'colour' | 'tax-code' | 'video' | 'html' | 'image' | 'download';
  label: string;
  hint: string;
}

/** What each type of attribute holds, in the order the select offers them. */
export const kinds: Record<AttributeType, Kind> = {
  COLOR: {
    input: 'colour',
    label: 'Color',
    hint: 'A name or a code, such as graphite or #1b1d1f.',
  },
  COMPONENT: {
    input: 'text',
    label: 'Component',
    hint: 'What belongs to it or is made of what, such as ER20 collet nut. An item of the shop is related by “Related items”.',
  },
  DOWNLOADABLE: {
    input: 'download',
    label: 'File',
    hint: 'Name of a file. Buyers get files of items of the store, where they are uploaded.',
  },
  EXTERNAL: {
    input: 'address',
    label: 'External address',
    hint: 'A page of somebody else’s, such as https://example.com/manual.',
  },
  HS_CODE: {
    input: 'text',
    label: 'HS code',
    hint: 'The six to ten digits customs know it by, such as 8501.52. Without it, nobody abroad can buy the item.',
  },
  HTML: { input: 'html', label: 'HTML', hint: 'Text, tables and links for the item’s page.' },
  IMAGE: { input: 'image', label: 'Image', hint: 'A further picture.' },
  LINK: { input: 'address', label: 'Link', hint: 'An http or https address.' },
  LICENSE: {
    input: 'text',
    label: 'License',
    hint: 'In a word, what it allows; may stay empty. Every purchase gets a key of its own, shown with the order and in the mail; it is closed when the purchase is refunded.',
  },
  ORIGIN: {
    input: 'text',
    label: 'Country of origin',
    hint: 'Where it was made, in two letters, such as DE. Without it, nobody abroad can buy the item.',
  },
  PACKAGE: {
    input: 'text',
    label: 'Package',
    hint: 'The box it is shipped in, in inches, such as 12 × 8.5 × 4 in; or how it is packed, such as box of 10.',
  },
  SIZE: { input: 'text', label: 'Size', hint: 'A measure with its unit, such as 65 mm.' },
  SPEC: {
    input: 'text',
    label: 'Specification',
    hint: 'A quantity with its unit, a range or a word: 2.2 kW, 6 000 – 24 000 rpm, ER20.',
  },
  SHIPPING: {
    input: 'text',
    label: 'Shipping group',
    hint: 'Items of one group travel in one parcel, such as PARCEL or FREIGHT.',
  },
  SUBSCRIPTION: {
    input: 'text',
    label: 'Terms',
    hint: 'As the price is followed by them, such as “/ month”, under the name TERMS.',
  },
  TAX_CATEGORY_CODE: {
    input: 'tax-code',
    label: 'Tax code',
    hint: 'One of the payment provider’s.',
  },
  VIDEO: {
    input: 'video',
    label: 'Video link',
    hint: 'On youtube-nocookie.com or player.vimeo.com; addresses of YouTube and Vimeo are turned into these.',
  },
  WEIGHT: { input: 'text', label: 'Weight', hint: 'In ounces, such as 24 or 7.5.' },
  DISCORD: {
    input: 'text',
    label: 'Community role',
    hint: 'Name of a role there, such as workshop-pro. Buyers get it once their account is linked, and lose it with what they bought, unless something else grants it too.',
  },
};

export function isAttributeType(name: unknown): name is AttributeType {
  return typeof name === 'string' && Object.hasOwn(kinds, name);
}

export const attributeTypes = Object.keys(kinds).filter(isAttributeType);
