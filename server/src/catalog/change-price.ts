import { refuseChangedSince } from '@spindle/sdk/domain/bulk/undo';
import { refuseStep, type PriceStep } from '@spindle/sdk/domain/bulk/prices';
import { conflicts } from '@spindle/sdk/domain/catalog/refuse-sale';
import { changeRecord } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { lockRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import type { Changed } from './changed.ts';
import { auditedItem } from './item-fields.ts';
import { items } from './items.ts';

/**
 * Gives an item its new regular price, unless it has become another than the one the step begins
 * with, or is not of that version any more; repeated, it changes nothing.
 * @throws Failure 404 where there is none
 */
export async function changePrice(
  editing: Editing,
  key: ItemKey,
  step: PriceStep,
  version?: number,
): Promise<Changed> {
  return editShopWindow(editing, async (tx) => {
    const item = await lockRecord(tx, items, key);
    const { subscription, priceCents: price } = item;
    const sale = item.sale();
    const refusal =
      refuseStep({ price, subscription, ...sale }, step, editing.now) ??
      (price === step.to ? null : refuseChangedSince(item.version, version));
    if (refusal !== null || price === step.to) return { refusal, changedTo: null };
    await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'change-price',
      audited: auditedItem,
      write() {
        item.priceCents = step.to;
        if (conflicts(sale, { price: step.to, subscription })) item.forgetSale();
      },
    });
    return { refusal: null, changedTo: item.version };
  });
}
