import { isVisible, itemActions, checkItem } from '../../domain/bulk/item-flags.ts';
import {
  changePrice,
  describePriceChange,
  type ItemPrices,
  type PriceStep,
} from '../../domain/bulk/prices.ts';
import { opposites } from '../../domain/bulk/undo.ts';
import type { Verdict } from '../../domain/bulk/verdicts.ts';
import { breaksInCents } from '../../domain/catalog/price-breaks.ts';
import { priceBreaksIn } from '../../domain/catalog/item-details.ts';
import { noSale, saleInCents } from '../../domain/catalog/sale.ts';
import { fromDollars, toDollars } from '../../domain/money/dollars.ts';
import { type Outcome, done, rejectWith } from '../../domain/rejection.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { items } from '../catalog/items.ts';
import { publishItem } from '../catalog/publishing/publish.ts';
import { changeRecord } from '../editing/edit-record.ts';
import type { Order, ShopState } from '../state.ts';
import type { Bulk } from './bulk.ts';
import { canBePicked } from '../../domain/bulk/pick.ts';
import { printedFor, validatePrint } from '../../domain/bulk/print.ts';
import { checkTags } from '../../domain/bulk/tags.ts';
import { noSuch } from '../../domain/records.ts';
import { chooseRate, labelWouldCost, noRates } from '../../domain/shipping/label-rates.ts';
import type { MockCall } from '../core/call.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { pickingRejection } from '../picking/pick-order.ts';
import { factsToShip, offerRates, rejectionToShip } from '../shipping/list-label-rates.ts';

type Item = ShopState['items'][number];

export function performOnItem(
  call: StaffCall,
  item: Item,
  { action, step }: { action: Bulk['action']; step: PriceStep | null },
): Outcome {
  if (action === 'publish') return publishItem(call, item);
  if (step) {
    const { rejection, changes } = changePrice(storedPrice(item), step, call.now);
    if (rejection) return rejectWith(rejection);
    if (changes) {
      const fields = { price: toDollars(changes.price), ...(changes.endsSale && noSale) };
      changeRecord(call, items, { record: item, verb: 'change-price', fields });
    }
    return done(describePriceChange(step));
  }
  const enabled = action === 'enable';
  const verb = enabled ? 'enable-item' : 'disable-item';
  if (item.enabled !== enabled)
    changeRecord(call, items, { record: item, verb, fields: { enabled } });
  return done(isVisible(enabled ? 'enable' : 'disable'));
}

const storedPrice = (item: Item): ItemPrices => ({
  ...saleInCents(item),
  price: fromDollars(item.price),
  subscription: item.subscription,
  priceBreaks: breaksInCents(priceBreaksIn(item.details)),
});

type CheckCall = Pick<MockCall<'startBulk'>, 'state' | 'user' | 'now'>;

/** Returns the effect of an action on a record. */
export function checkRecord(
  call: CheckCall,
  { action, input }: Pick<Bulk, 'action' | 'input'>,
  id: string,
): Verdict {
  const verdict = { id, reason: '', cents: null };
  const itemAction = itemActionOf(action);
  if (itemAction) {
    const item = call.state.items.find((one) => keyTextOf(one) === id);
    const before = doneBefore(call.state, { action, input }, id);
    const facts = item && { ...item, ...storedPrice(item) };
    const checked = facts && checkItem(facts, { action: itemAction, input, before }, call.now);
    return {
      ...verdict,
      ...(item && { title: item.title }),
      rejection: noSuch('item'),
      ...checked,
    };
  }
  if (action === 'tag') {
    const noun = input.of === 'customers' ? 'customer' : 'order';
    if (!isKnown(call.state, noun, id)) return { ...verdict, rejection: noSuch(noun) };
    const before = doneBefore(call.state, { action, input }, id);
    return { ...verdict, ...checkTags(call.state.tags[id] ?? [], input, before) };
  }
  const order = orderOf(call.state, id);
  if (!order) return { ...verdict, rejection: noSuch('order') };
  if (action === 'labels') return { ...verdict, rejection: rejectionToShip(call.state, order) };
  if (action === 'print') {
    return {
      ...verdict,
      reason: printedFor(order),
      rejection: validatePrint(factsToShip(call.state, order)),
    };
  }
  return { ...verdict, reason: canBePicked, rejection: pickingRejection(call, order) };
}

/** Returns what the action being undone did to the record. */
const doneBefore = (
  { bulks }: ShopState,
  { action, input }: Pick<Bulk, 'action' | 'input'>,
  id: string,
) =>
  bulks
    .find((bulk) => bulk.id === input.undo && bulk.action === opposites[action])
    ?.records.find((record) => record.id === id);

export const itemActionOf = (action: Bulk['action']) => itemActions.find((one) => one === action);

const isKnown = ({ orders, people }: ShopState, noun: 'customer' | 'order', id: string) =>
  noun === 'customer'
    ? people.some(({ userId }) => userId === id)
    : orders.some(({ orderId }) => orderId === id);

/** Adds the cost of the label if the order can have one. */
export function priceLabel(state: ShopState, verdict: Verdict): Verdict {
  const order = orderOf(state, verdict.id);
  if (!order || verdict.rejection !== null) return verdict;
  const rate = rateOf(state, order);
  if (!rate) return { ...verdict, rejection: noRates };
  return { ...verdict, reason: labelWouldCost(rate), cents: rate.cents };
}

/** Returns the rate for an order's label if staff don't select one. */
export const rateOf = (state: ShopState, order: Order) =>
  chooseRate(offerRates(state, order).rates, order.shippingPreference);

const orderOf = ({ orders }: ShopState, id: string) => orders.find(({ orderId }) => orderId === id);
