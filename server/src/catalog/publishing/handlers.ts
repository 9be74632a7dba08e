import type { Handlers } from '../../contract/handlers.ts';
import { publishPrice } from './publish-price.ts';
import { publishProduct } from './publish-product.ts';
import { readPublication } from './read-publication.ts';

export const publishing = {
  getPublication({ em, services, params }) {
    const { catalogId, catalogItemId: itemId } = params;
    return readPublication(em, services, { catalogId, itemId });
  },

  async publishProduct(call) {
    const { catalogId, catalogItemId: itemId } = call.params;
    return resultOf(await publishProduct(call, { catalogId, itemId }));
  },

  async publishPrice(call) {
    const { catalogId, catalogItemId: itemId } = call.params;
    return resultOf(await publishPrice(call, { catalogId, itemId }, call.body));
  },
} satisfies Partial<Handlers>;

function resultOf({ published, reason }: { published: boolean; reason: string }) {
  return { Status: published ? ('SUCCESS' as const) : ('ERROR' as const), Reason: reason };
}
