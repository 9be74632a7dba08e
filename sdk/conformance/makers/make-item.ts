import type { BodyOf } from '../../contract/operation-types.ts';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { itemForm } from './forms.ts';
import { makeCatalog } from './make-catalog.ts';

type Item = components['schemas']['CatalogItemRecord'];
type Attribute = components['schemas']['Attribute'];

export type ItemOptions = Omit<Partial<BodyOf<'createCatalogItem'>>, 'attributes'> & {
  /** Defaults to a new catalog. */
  catalogId?: string;
  attributes?: (Pick<Attribute, 'attributeId' | 'type' | 'value'> & { description?: string })[];
  /** Whether product and price are published at the payment provider. True by default. */
  published?: boolean;
  /** Billing interval of a subscription's price. Monthly by default. */
  recurring?: BodyOf<'publishPrice'>;
};

/**
 * Creates an item as an administrator through the store builder. By default anyone can buy it: ten
 * units at 389.95 dollars, in a new catalog, with product and price published.
 */
export async function makeItem(shop: ConformingShop, options: ItemOptions = {}): Promise<Item> {
  const { catalogId: overrides, attributes = [], published = true, recurring, ...fields } = options;
  const { shop: staff } = await administratorOf(shop);
  const catalogId = overrides ?? (await makeCatalog(shop)).catalogId;
  const { CatalogItem, Reason } = await replyOf(
    staff.PUT('/api/catbuilder/{catalogId}/', {
      params: { path: { catalogId } },
      body: itemForm(fields),
    }),
  );
  if (CatalogItem === undefined) throw new Error(`No item was made: ${Reason}`);
  const path = { catalogId, catalogItemId: CatalogItem.catalogItemId };
  for (const { attributeId, ...body } of attributes) {
    const saved = await replyOf(
      staff.PUT('/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}', {
        params: { path: { ...path, attributeId } },
        body,
      }),
    );
    demand(saved);
  }
  if (published) {
    await publish(staff, path, fields.subscription === true ? (recurring ?? {}) : {});
  }
  return readItem(staff, path);
}

/** Publishes product and price with the item's current values. */
export async function publish(
  staff: ShopClient,
  path: { catalogId: string; catalogItemId: string },
  recurring: BodyOf<'publishPrice'> = {},
): Promise<void> {
  const address = '/api/catbuilder/stripe/publish/{catalogId}/{catalogItemId}';
  demand(await replyOf(staff.GET(address, { params: { path } })));
  demand(await replyOf(staff.POST(address, { params: { path }, body: recurring })));
}

/** Returns the item's current record as staff see it. */
export async function readItem(
  staff: ShopClient,
  { catalogId, catalogItemId }: { catalogId: string; catalogItemId: string },
): Promise<Item> {
  const items = await replyOf(
    staff.GET('/api/catbuilder/{catalogId}', { params: { path: { catalogId } } }),
  );
  const item = items.find((one) => one.catalogItemId === catalogItemId);
  if (item === undefined) throw new Error(`There is no ${catalogId}/${catalogItemId}.`);
  return item;
}

function demand({ Status, Reason }: { Status: string; Reason: string }): void {
  if (Status !== 'SUCCESS') throw new Error(Reason);
}
