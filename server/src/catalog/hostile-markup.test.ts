import { business } from '@spindle/sdk/mocks/config/business';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@spindle/sdk/schema';
import { type TestItem, makeItem } from '../../test/factories/catalog.ts';
import { liveIn, liveInPage, runningScripts } from '../../test/live-markup.ts';
import { type TestShop, startShop } from '../../test/shop.ts';
import { type SignedIn, signInAs } from '../../test/sign-in.ts';
import { catalogForm, itemForm } from '../../test/store-builder.ts';
import { xssVectors } from '../../test/xss-vectors.ts';
import { query } from '../database/query.ts';
import { startStorefrontDev } from '../http/rendering/storefront-dev.ts';
import { cleanMarkup } from '../editing/attribute-form.ts';

type Item = components['schemas']['CatalogItem'];
type Catalog = components['schemas']['Catalog'];

const vectors = xssVectors.map((vector): [string] => [vector]);

let shop: TestShop;
let staff: SignedIn;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  item = await makeItem(shop);
});
afterAll(() => shop.close());

const pathOf = (name = '') => `/api/catbuilder/${item.catalogId}/${item.itemId}${name}`;
const saveAttribute = (type: string, value: string) =>
  staff.put(pathOf(`/${type.toLowerCase()}`), { type, value });

async function stored(type: string): Promise<string | undefined> {
  const [row] = await query<{ value: string }>(
    shop.orm.em.fork(),
    'select value from item_attributes where item_id = $1 and type = $2',
    [item.itemId, type],
  );
  return row?.value;
}

describe('what staff paste into an item', () => {
  it('is tested with enough known vectors', () => {
    expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(100);
  });

  it('is judged by a check that recognizes live markup', () => {
    expect(liveIn('<p><b>ok</b> <a href="https://example.com/">x</a></p>')).toEqual([]);
    const missed = xssVectors.filter((vector) => liveIn(vector).length === 0);
    // The rest are harmless in a modern page: text, comments, a nested body, http links.
    expect(missed.length).toBeLessThan(30);
  });

  it.each(vectors)('as HTML is stored without anything that runs: %s', async (vector) => {
    const reply = await saveAttribute('HTML', `<p>before</p>${vector}`);
    expect([200, 400]).toContain(reply.status);
    if (reply.status === 400) return;
    const value = (await stored('HTML')) ?? '';
    expect(value).toContain('before');
    expect(liveIn(value)).toEqual([]);
    expect(cleanMarkup(value)).toBe(value);
  });

  it.each(['LINK', 'EXTERNAL', 'VIDEO'])('as %s is never a URL that runs', async (type) => {
    for (const vector of [...xssVectors, ...addresses()]) {
      const reply = await saveAttribute(type, vector);
      expect([vector, reply.status]).toEqual([vector, 400]);
    }
    expect(await stored(type)).toBeUndefined();
  });

  it.each(addresses())('is not turned into a link: %s', async (address) => {
    const { catalogId } = item;
    const replies = [
      await staff.put(pathOf(), itemForm({ subscriptionLink: address })),
      await staff.put(`/api/catbuilder/${catalogId}`, catalogForm({ link: address })),
    ];
    const fields = ['subscriptionLink', 'link'];
    for (const [at, { status, body }] of replies.entries()) {
      expect([status, body]).toMatchObject([400, { Errors: [{ path: fields[at] }] }]);
    }
  });
});

describe('values stored in the database another way', () => {
  it.each(vectors)('are shown without anything that runs: %s', async (vector) => {
    expect(liveIn(cleanMarkup(vector))).toEqual([]);
  });

  it("lead nowhere if they aren't web addresses", async () => {
    const bad = await makeItem(shop, {
      attributes: (['LINK', 'EXTERNAL', 'VIDEO'] as const).map((type) => ({
        attributeId: type,
        type,
        value: 'javascript:alert(1)',
      })),
    });
    const em = shop.orm.em.fork();
    const link = `'javascript:alert(1)'`;
    await query(em, `update catalogs set link = ${link} where id = $1`, [bad.catalogId]);
    await query(em, `update catalog_items set subscription_link = ${link} where item_id = $1`, [
      bad.itemId,
    ]);
    await shop.services.snapshot.refresh();
    for (const path of [
      `/api/catalog/${bad.catalogId}/${bad.itemId}`,
      '/api/catalog',
      `/api/catbuilder/${bad.catalogId}`,
      '/api/catbuilder',
    ]) {
      const { status, text } = await staff.get(path);
      expect(status).toBe(200);
      expect(text).not.toContain('javascript:');
    }
  });
});

describe("the item's page as the server renders it", () => {
  let storefront: Awaited<ReturnType<typeof startStorefrontDev>>;
  let goodPage: string;
  beforeAll(async () => {
    const root = join(import.meta.dirname, '../../../storefront');
    storefront = await startStorefrontDev(root);
    goodPage = await render('harmless');
  }, 120_000);
  afterAll(() => storefront.close());

  /** Renders a page with the given text, unsanitized, in every field that staff can edit. */
  async function render(text: string): Promise<string> {
    const { status, html } = await storefront.build.render({
      path: '/ui/shop/spindles/er20',
      search: '',
      origin: 'https://shop.example',
      config: shopConfig,
      data: {
        catalogs: () => [hostileCatalog(text)],
        items: () => [hostileItem(text)],
        firstItems: () => [hostileItem(text)],
        item: () => hostileItem(text),
        elements: () => [],
        partsList: async () => null,
        search: async () => null,
      },
      renderedAt: 0,
      humanCheckScript: null,
      assetsOf: storefront.build.assetsOf,
    });
    expect(status).toBe(200);
    return html;
  }

  it.each(vectors)('contains nothing live: %s', async (vector) => {
    const page = await render(vector);
    expect(liveInPage(page, goodPage)).toEqual([]);
    expect(runningScripts(page)).toEqual(runningScripts(goodPage));
  });
});

/** Returns URLs that run code, open a program or leave the web. */
function addresses(): string[] {
  return [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com/',
    'mailto:x@example.com',
    'tel:+1555',
    '//evil.example',
    '/ui/shop',
    'https:evil.example',
    'https://',
    'https:// example.com',
    'javascript://example.com/%0Aalert(1)',
  ];
}

const shopConfig = {
  recaptchaSiteKey: '',
  analyticsId: null,
  apiHost: '',
  cdnBase: '/images',
  cdnSubscriptionBase: '/assets/subs',
  customerPortalLink: null,
  chatWidgetUrl: null,
  frameHosts: [],
  sandboxed: [],
  registration: true,
  ...business,
};

const dates = { dateCreated: '2026-11-02T09:30:00.000Z', dateModified: '2026-11-02T09:30:00.000Z' };

const hostileCatalog = (text: string): Catalog => ({
  catalogId: 'spindles',
  title: text,
  description: text,
  image: null,
  imageAlt: text,
  enabled: true,
  expired: false,
  locked: false,
  specSheet: [{ name: text, unit: text, facet: true, column: true }],
  external: false,
  link: text,
  listingOrderWeight: 1,
  version: 1,
  ...dates,
});

const kinds = [
  'HTML',
  'SIZE',
  'COLOR',
  'LINK',
  'EXTERNAL',
  'VIDEO',
  'IMAGE',
  'SUBSCRIPTION',
] as const;

const hostileItem = (text: string): Item => ({
  catalogId: 'spindles',
  catalogItemId: 'er20',
  title: text,
  description: text,
  image: 'catalog/er20.webp',
  imageAlt: text,
  externalId: text,
  kit: false,
  gtin: null,
  expectedAt: null,
  replacedBy: { catalogId: 'spindles', catalogItemId: 'er11', title: text },
  seoTitle: text,
  seoDescription: text,
  subscription: false,
  digital: false,
  enabled: true,
  expired: false,
  locked: false,
  price: 389.95,
  inventory: 5,
  listingOrderWeight: 1,
  ...dates,
  specs: [{ name: text, value: text, unit: text }],
  attributes: kinds.map((type) => ({
    attributeId: type,
    type,
    value: text,
    description: text,
    version: 1,
  })),
});
