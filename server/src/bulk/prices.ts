import { priceStep, refuseStep, willCost } from '@spindle/sdk/domain/bulk/prices';
import { done, refused } from '@spindle/sdk/domain/refusal';
import { changePrice } from '../catalog/change-price.ts';
import { storedPrice } from '../catalog/prices-of.ts';
import { itemAction } from './item-actions.ts';

/** Each from what it was to what it shall be, both kept with the record: ten percent come once. */
export const prices = itemAction({
  judge(item, { input, now }) {
    const price = storedPrice(item);
    const step = priceStep(price.price, input);
    return { refusal: refuseStep(price, step, now), reason: willCost(step), step };
  },
  async perform(editing, key, { step }) {
    if (!step) throw new Error('A price was to be changed to nobody knows what.');
    const refusal = await changePrice(editing, key, step);
    return refusal ? refused(refusal) : done(willCost(step));
  },
});
