import type { components } from '../../src/schema.d.ts';
import { parseQuantity, type Quantity } from '../catalog/quantity.ts';
import { gtinForms } from '../catalog/gtin.ts';
import { specKey, specsOf } from '../catalog/specs.ts';
import { isPublicAttribute } from '../editing/edit-attribute.ts';
import { quantitiesIn } from './read-query.ts';

type Schemas = components['schemas'];
type Attribute = Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value' | 'description'>;

/** An item's data before it is indexed. */
export interface FindableItem {
  title: string;
  description: string;
  /** The part number. */
  externalId: string | null;
  gtin: string | null;
  attributes: readonly Attribute[];
}

export interface FindableCatalog {
  title: string;
  specSheet: readonly Schemas['SpecName'][];
}

/** A specification in the form used for comparison. */
export interface FindableSpec {
  spec: Schemas['Spec'];
  /** In base units. Absent for text. */
  base?: Quantity;
  /** Whether results can be filtered by it. */
  facet: boolean;
}

/** The texts by which an item is found, from the highest to the lowest weight. */
export interface ItemFacts {
  title: string;
  /** With the barcode number. */
  partNumber: string;
  catalog: string;
  specTexts: string;
  prose: string;
  /** In the order of the sheet. Quantities from the title come last, without a name. */
  specs: readonly FindableSpec[];
}

/** Longer text is cut off, because people don't search for what comes later. */
const MAX_PROSE = 50_000;

export function factsOf(item: FindableItem, catalog: FindableCatalog): ItemFacts {
  const attributes = item.attributes.filter(isPublicAttribute);
  const sheet = new Map(catalog.specSheet.map((one) => [specKey(one.name), one.facet]));
  const specs = specsOf(attributes, catalog.specSheet).map((spec): FindableSpec => {
    const base = parseQuantity(spec.value);
    const facet = sheet.size === 0 || sheet.get(specKey(spec.name)) === true;
    return { spec, facet, ...(base !== undefined && { base }) };
  });
  return {
    title: item.title,
    partNumber: [item.externalId ?? '', ...gtinForms(item.gtin)].join(' ').trim(),
    catalog: catalog.title,
    specTexts: specs.map(({ spec }) => `${spec.name} ${spec.value}`).join(' '),
    prose: [item.description, ...attributes.map(proseOf)].join(' ').slice(0, MAX_PROSE),
    specs: [...specs, ...quantitiesIn(item.title).map(namedInTitle)],
  };
}

function namedInTitle(base: Quantity): FindableSpec {
  const { number, max, unit } = base;
  const value = max === undefined ? `${number} ${unit}` : `${number} – ${max} ${unit}`;
  return { spec: { name: '', value, ...base }, base, facet: false };
}

/** Returns the readable text of an attribute, if any. URLs, paths and parcel sizes have none. */
function proseOf({ attributeId, type, value, description }: Attribute): string {
  const about = `${attributeId} ${description ?? ''}`;
  switch (type) {
    case 'HTML':
      return withoutTags(value);
    case 'COLOR':
    case 'COMPONENT':
    case 'SIZE':
    case 'FILE':
    case 'SUBSCRIPTION':
      return `${about} ${value}`;
    case 'IMAGE':
    case 'VIDEO':
    case 'LINK':
    case 'EXTERNAL':
      return about;
    default:
      return '';
  }
}

/** Returns the text of sanitized markup without its tags. */
function withoutTags(markup: string): string {
  const parts = markup.split('<').map((part, at) => (at === 0 ? part : afterTag(part)));
  return parts.join(' ').replaceAll(/&[a-z\d#]{1,8};/gi, ' ');
}

const afterTag = (part: string) => part.slice(part.indexOf('>') + 1);
