/** What an attribute holds; the same words as the shop's own attribute types. */
export type AttributeType =
  | 'COLOR'
  | 'COMPONENT'
  | 'DOWNLOADABLE'
  | 'EXTERNAL'
  | 'HTML'
  | 'IMAGE'
  | 'LINK'
  | 'LICENSE'
  | 'PACKAGE'
  | 'SIZE'
  | 'SHIPPING'
  | 'SUBSCRIPTION'
  | 'VIDEO'
  | 'WEIGHT'
  | 'DISCORD';

export interface DemoAttribute {
  attributeId: string;
  type: AttributeType;
  value: string;
  description: string | null;
}

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
