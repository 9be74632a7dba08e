import { canBePicked } from '../../domain/bulk/pick.ts';
import type { Verdict } from '../../domain/bulk/verdicts.ts';
import { noSuch } from '../../domain/records.ts';
import { chooseRate, labelWouldCost, noRates } from '../../domain/shipping/label-rates.ts';
import type { MockCall } from '../core/call.ts';
import { whyNotToClaim } from '../picking/pick-order.ts';
import { offerRates, refusalToShip } from '../shipping/list-label-rates.ts';
import type { Order, ShopState } from '../state.ts';
import type { Bulk } from './bulk.ts';

type Judging = Pick<MockCall<'startBulk'>, 'state' | 'user' | 'now'>;

/** What would become of a record, by what the shop knows. */
export function judgeRecord(call: Judging, action: Bulk['action'], id: string): Verdict {
  const order = orderOf(call.state, id);
  const verdict = { id, reason: '', cents: null };
  if (!order) return { ...verdict, refusal: noSuch('order') };
  if (action === 'labels') return { ...verdict, refusal: refusalToShip(order) };
  return { ...verdict, reason: canBePicked, refusal: whyNotToClaim(call, order) };
}

/** What its label would cost, where it can have one. */
export function priceLabel(state: ShopState, verdict: Verdict): Verdict {
  const order = orderOf(state, verdict.id);
  if (!order || verdict.refusal !== null) return verdict;
  const rate = rateOf(state, order);
  if (!rate) return { ...verdict, refusal: noRates };
  return { ...verdict, reason: labelWouldCost(rate), cents: rate.cents };
}

/** What the label of an order is bought at where nobody chooses. */
export const rateOf = (state: ShopState, order: Order) =>
  chooseRate(offerRates(state, order).rates, order.shippingPreference);

const orderOf = ({ orders }: ShopState, id: string) => orders.find(({ orderId }) => orderId === id);
