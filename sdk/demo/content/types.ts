import type { DemoAttribute } from '../catalogs/types.ts';

export interface DemoElement {
  elementId: string;
  title: string;
  description: string;
  /** Path below the images base. */
  image: string | null;
  subscription: boolean;
  digital: boolean;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  listingOrderWeight: number;
  subscriptionLink: string | null;
  attributes: DemoAttribute[];
}

export interface DemoSection {
  category: string;
  title: string;
  description: string;
  image: string;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external: boolean;
  link: string | null;
  listingOrderWeight: number;
  items: DemoElement[];
}
