import type { Handlers } from '../../contract/handlers.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
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
    return presentOutcome(await publishProduct(call, { catalogId, itemId }));
  },

  async publishPrice(call) {
    const { catalogId, catalogItemId: itemId } = call.params;
    return presentOutcome(await publishPrice(call, { catalogId, itemId }, call.body));
  },
} satisfies Partial<Handlers>;
