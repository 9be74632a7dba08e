import {
  canBePublished,
  isShown,
  refuseToPublish,
  willBeShown,
} from '../../domain/bulk/item-flags.ts';
import { priceStep, refuseStep, willCost, type PriceStep } from '../../domain/bulk/prices.ts';
import { refuseUndo, wayBack, type DoneBefore } from '../../domain/bulk/undo.ts';
import type { Verdict } from '../../domain/bulk/verdicts.ts';
import { conflicts, type StoredPrice } from '../../domain/catalog/refuse-sale.ts';
import { noSale, saleInCents } from '../../domain/catalog/sale.ts';
import { fromDollars, toDollars } from '../../domain/money/dollars.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { items } from '../catalog/items.ts';
import { publishPrice, publishProduct } from '../catalog/publishing/publish.ts';
import { changeRecord } from '../editing/edit-record.ts';
import type { ShopState } from '../state.ts';
import type { Bulk } from './bulk.ts';

type Item = ShopState['items'][number];

/** What would become of an item; null for actions that are not done to items. */
export function judgeItem(
  item: Item,
  { action, input, before }: Pick<Bulk, 'action' | 'input'> & { before: DoneBefore | undefined },
  now: Date,
): Pick<Verdict, 'refusal' | 'reason' | 'step'> | null {
  const undone = input.undo === undefined ? null : refuseUndo(before, item.version);
  if (action === 'enable' || action === 'disable') {
    return { refusal: undone, reason: willBeShown(action, item) };
  }
  if (action === 'publish') return { refusal: refuseToPublish(item), reason: canBePublished };
  if (action !== 'prices') return null;
  const price = storedPrice(item);
  const step = (before && wayBack(before)) ?? priceStep(price.price, input);
  return { refusal: undone ?? refuseStep(price, step, now), reason: willCost(step), step };
}

export function performOnItem(
  call: StaffCall,
  item: Item,
  action: Bulk['action'],
  step: PriceStep | null,
): Outcome {
  if (action === 'publish') {
    const product = publishProduct(call, item);
    return product.done ? publishPrice(call, item, {}) : product;
  }
  if (step) return changePrice(call, item, step);
  const enabled = action === 'enable';
  const verb = enabled ? 'enable-item' : 'disable-item';
  const write = () => Object.assign(item, { enabled });
  if (item.enabled !== enabled) changeRecord(call, items, { record: item, verb, write });
  return done(isShown(enabled ? 'enable' : 'disable'));
}

function changePrice(call: StaffCall, item: Item, step: PriceStep): Outcome {
  const price = storedPrice(item);
  const refusal = refuseStep(price, step, call.now);
  if (refusal !== null) return refused(refusal);
  const ended = conflicts(price, { ...price, price: step.to });
  const write = () => Object.assign(item, { price: toDollars(step.to) }, ended && noSale);
  if (price.price !== step.to) {
    changeRecord(call, items, { record: item, verb: 'change-price', write });
  }
  return done(willCost(step));
}

const storedPrice = (item: Item): StoredPrice => ({
  ...saleInCents(item),
  price: fromDollars(item.price),
  subscription: item.subscription,
});
