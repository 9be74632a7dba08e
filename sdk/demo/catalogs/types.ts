import type { components } from '../../src/schema.d.ts';

export type DemoAttribute = Omit<components['schemas']['Attribute'], 'version'>;

/** What an attribute holds. */
export type AttributeType = DemoAttribute['type'];

export interface DemoItem {
  catalogItemId: string;
  title: string;
  /** Plain text; its first sentence says what matters most. */
  description: string;
  /** Path below the images base. */
  image: string;
  subscription: boolean;
  digital: boolean;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  /** US dollars with two decimals: `129.95`. */
  price: string;
  inventory: number;
  listingOrderWeight: number;
  taxCode: string;
  externalId: string | null;
  subscriptionLink: string | null;
  couponId: string | null;
  attributes: DemoAttribute[];
}

export interface DemoCatalog {
  catalogId: string;
  title: string;
  description: string;
  image: string;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external: boolean;
  link: string | null;
  listingOrderWeight: number;
  items: DemoItem[];
}
