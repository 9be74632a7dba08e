import { business } from '@spindle/sdk/mocks/config/business';
import type { Config } from '../shop/config.ts';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';

export const shopConfig: Config = {
  recaptchaSiteKey: 'sandbox',
  analyticsId: null,
  apiHost: '',
  cdnBase: '/images',
  cdnSubscriptionBase: '/assets/subs',
  customerPortalLink: 'https://pay.example/portal',
  chatWidgetUrl: null,
  sandboxed: [],
  frameHosts: [],
  registration: true,
  ...business,
};

const DATES = {
  dateCreated: '2026-11-02T09:30:00.000Z',
  dateModified: '2026-11-02T09:30:00.000Z',
};

export function sampleCatalog(facts: Partial<Catalog> = {}): Catalog {
  return {
    catalogId: 'spindles',
    title: 'Spindles',
    description: 'Water- and air-cooled.',
    image: 'catalog/spindles.webp',
    imageAlt: null,
    enabled: true,
    expired: false,
    locked: false,
    external: false,
    link: null,
    listingOrderWeight: 10,
    specSheet: [],
    version: 1,
    ...DATES,
    ...facts,
  };
}

export function sampleItem(facts: Partial<CatalogItem> = {}): CatalogItem {
  return {
    catalogId: 'spindles',
    catalogItemId: 'er20',
    title: 'ER20 spindle',
    description: '2.2 kW, water-cooled.',
    image: 'catalog/spindles/er20.webp',
    imageAlt: null,
    subscription: false,
    digital: false,
    enabled: true,
    expired: false,
    locked: false,
    price: 389.95,
    kit: false,
    gtin: null,
    expectedAt: null,
    replacedBy: null,
    seoTitle: null,
    seoDescription: null,
    inventory: 7,
    listingOrderWeight: 10,
    attributes: [],
    externalId: null,
    specs: [],
    ...DATES,
    ...facts,
  };
}
