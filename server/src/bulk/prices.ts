import { priceStep, refuseStep, willCost } from '@spindle/sdk/domain/bulk/prices';
import { wayBack } from '@spindle/sdk/domain/bulk/undo';
import { changePrice } from '../catalog/change-price.ts';
import { storedPrice } from '../catalog/prices-of.ts';
import { itemAction } from './item-actions.ts';

/** Each from what it was to what it shall be, both kept with the record: ten percent come once. */
export const prices = itemAction('prices', {
  judge(item, { input, now, before }) {
    const price = storedPrice(item);
    const step = (before && wayBack(before)) ?? priceStep(price.price, input);
    return { refusal: refuseStep(price, step, now), reason: willCost(step), step };
  },
  async perform(editing, key, { step, version }) {
    if (!step) throw new Error('A price was to be changed to nobody knows what.');
    return { ...(await changePrice(editing, key, step, version)), reason: willCost(step) };
  },
});
