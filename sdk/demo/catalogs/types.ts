import { z } from 'zod';
import type { components } from '../../src/schema.d.ts';

export type DemoAttribute = Omit<components['schemas']['Attribute'], 'version'>;

/** An attribute in the data files. */
export const attributeFile = z.strictObject({
  attributeId: z.string(),
  type: z.enum([
    'COLOR',
    'COMPONENT',
    'DISCORD',
    'DOWNLOADABLE',
    'FILE',
    'HTML',
    'IMAGE',
    'LICENSE',
    'LINK',
    'PACKAGE',
    'SIZE',
    'VIDEO',
  ]),
  value: z.string(),
  description: z.string(),
});

/** Fields that items and elements share. */
export interface DemoEntry {
  title: string;
  /** Plain text. The first sentence states the key facts. */
  description: string;
  subscription: boolean;
  digital: boolean;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  listingOrderWeight: number;
  subscriptionLink: string | null;
  attributes: DemoAttribute[];
}

/** Fields that catalogs and sections share. */
export interface DemoGroup<Entry> {
  title: string;
  description: string;
  /** Path below the images base. */
  image: string;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external: boolean;
  link: string | null;
  listingOrderWeight: number;
  items: Entry[];
}

export interface DemoItem extends DemoEntry {
  catalogItemId: string;
  /** Path below the images base. */
  image: string;
  /** US dollars with two decimals: `129.95`. */
  price: string;
  inventory: number;
  reorderLevel: number | null;
  taxCode: string;
  externalId: string | null;
  couponId: string | null;
}

export interface DemoCatalog extends DemoGroup<DemoItem> {
  catalogId: string;
  specSheet?: readonly components['schemas']['SpecName'][];
}
