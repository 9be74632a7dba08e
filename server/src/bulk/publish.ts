import { canBePublished, refuseToPublish } from '@spindle/sdk/domain/bulk/item-flags';
import { publishPrice } from '../catalog/publishing/publish-price.ts';
import { publishProduct } from '../catalog/publishing/publish-product.ts';
import { itemAction } from './item-actions.ts';

/** Product, then price; what the provider has already is brought up to date. */
export const publish = itemAction('publish', {
  judge: (item) => ({ refusal: refuseToPublish(item), reason: canBePublished }),
  async perform(editing, key) {
    const product = await publishProduct(editing, key);
    const outcome = product.done ? await publishPrice(editing, key, {}) : product;
    return { refusal: outcome.done ? null : outcome, reason: outcome.reason, changedTo: null };
  },
});
