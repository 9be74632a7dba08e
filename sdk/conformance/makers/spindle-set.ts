import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from './make-item.ts';
import { makeKit } from './make-kit.ts';

type Key = Pick<Awaited<ReturnType<typeof makeItem>>, 'catalogId' | 'catalogItemId'>;

/** Makes a kit and its parts, and counts what is left of them. */
export function spindleSets(shop: () => ConformingShop) {
  const weight = { attributeId: 'Shipping weight', type: 'WEIGHT' as const, value: '8' };
  const newPart = (inventory: number, options: Parameters<typeof makeItem>[1] = {}) =>
    makeItem(shop(), { published: false, inventory, attributes: [weight], ...options });

  async function count({ catalogId, catalogItemId }: Key) {
    const address = '/api/catalog/inventory/{catalogId}/{catalogItemId}';
    const params = { path: { catalogId, catalogItemId } };
    return (await replyOf(shop().visitor().GET(address, { params }))).count;
  }

  /** Twelve bolts of $10.00 and five nuts of $20.00 make three sets of four bolts and a nut. */
  async function spindleSet() {
    const bolt = await newPart(12, { title: 'Bolt', price: '10.00' });
    const nut = await newPart(5, { title: 'Nut', price: '20.00' });
    const parts = [{ item: bolt, quantity: 4 }, { item: nut }];
    const set = await makeKit(shop(), parts, { title: 'Spindle set', price: '50.00' });
    return { bolt, nut, set };
  }

  const left = async (parts: Awaited<ReturnType<typeof spindleSet>>) =>
    Promise.all([count(parts.bolt), count(parts.nut), count(parts.set)]);

  return { newPart, count, spindleSet, left };
}
