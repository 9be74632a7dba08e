import type { components } from '../../src/schema.d.ts';
import { parseQuantity, type Quantity } from '../catalog/quantity.ts';
import { specKey, specsOf } from '../catalog/specs.ts';
import { isPublicAttribute } from '../editing/edit-attribute.ts';
import { quantitiesIn } from './read-query.ts';

type Schemas = components['schemas'];
type Attribute = Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value' | 'description'>;

/** What is known of an item before it is made findable. */
export interface FindableItem {
  title: string;
  description: string;
  /** The part number. */
  externalId: string | null;
  attributes: readonly Attribute[];
}

export interface FindableCatalog {
  title: string;
  specSheet: readonly Schemas['SpecName'][];
}

/** A specification as it is compared. */
export interface FindableSpec {
  spec: Schemas['Spec'];
  /** In base units; none of words. */
  base?: Quantity;
  /** Whether lists can be narrowed by it. */
  facet: boolean;
}

/** What an item is found by, in texts from the weightiest to the lightest. */
export interface ItemFacts {
  title: string;
  partNumber: string;
  catalog: string;
  specTexts: string;
  prose: string;
  /** In the order of the sheet; quantities that the title names come last, under no name. */
  specs: readonly FindableSpec[];
}

/** Longer prose is cut: nobody searches for what stands behind that. */
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
    partNumber: item.externalId ?? '',
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

/** What of an attribute is text to read; addresses, paths and the parcel's measures are not. */
function proseOf({ attributeId, type, value, description }: Attribute): string {
  const about = `${attributeId} ${description ?? ''}`;
  switch (type) {
    case 'HTML':
      return withoutTags(value);
    case 'COLOR':
    case 'COMPONENT':
    case 'SIZE':
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

/** The text between the tags of cleaned markup. */
function withoutTags(markup: string): string {
  const parts = markup.split('<').map((part, at) => (at === 0 ? part : afterTag(part)));
  return parts.join(' ').replaceAll(/&[a-z\d#]{1,8};/gi, ' ');
}

const afterTag = (part: string) => part.slice(part.indexOf('>') + 1);
