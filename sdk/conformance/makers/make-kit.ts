import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { makeItem, type ItemOptions } from './make-item.ts';

interface Part {
  item: { catalogId: string; catalogItemId: string };
  quantity?: number;
}

/** Creates an item that lists these parts, and makes it a kit. */
export async function makeKit(
  shop: ConformingShop,
  parts: readonly Part[],
  options: ItemOptions = {},
) {
  const kit = await makeItem(shop, {
    published: false,
    inventory: 0,
    ...options,
    attributes: [
      ...(options.attributes ?? []),
      ...parts.map(({ item, quantity = 1 }, at) => ({
        attributeId: `Part ${at + 1}`,
        type: 'COMPONENT' as const,
        value: `${item.catalogId}/${item.catalogItemId}`,
        description: quantity === 1 ? 'contains' : `contains ${quantity}: as needed`,
      })),
    ],
  });
  return { ...kit, saved: await setKit(shop, kit, true) };
}

export async function setKit(
  shop: ConformingShop,
  { catalogId, catalogItemId }: Part['item'],
  kit: boolean,
) {
  const { shop: staff } = await administratorOf(shop);
  const params = { path: { catalogId, catalogItemId } };
  const address = '/api/admin/items/{catalogId}/{catalogItemId}';
  return replyOf(staff.PATCH(address, { params, body: { kit }, ...asJson }));
}
