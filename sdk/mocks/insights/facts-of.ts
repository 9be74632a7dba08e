import { dayIn } from '../../domain/time/calendar.ts';
import type { Fact } from '../../domain/insights/facts.ts';
import { timeZone } from '../config/business.ts';
import type { Order } from '../state.ts';

const dayOf = (time: string) => dayIn(timeZone, new Date(time));
const countryOf = ({ shipping, billing }: Order) =>
  shipping?.address?.country ?? billing?.address?.country ?? '';
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns a paid order's facts for the order as a whole. */
export function orderFacts(order: Order): Fact[] {
  const whole = { country: countryOf(order), catalogId: '', catalogItemId: '', reason: '' };
  const { total, tax, shippingPrice, items } = order;
  const paid = {
    ...whole,
    day: dayOf(order.dateCreated),
    orders: 1,
    units: sum(items.map(({ quantity }) => quantity)),
    sales: total - tax - shippingPrice,
    discounts: sum(items.map(({ discount }) => discount)),
    tax,
    shipping: shippingPrice,
  };
  const back = wentBack(order).map(({ amount, at }) => ({
    ...whole,
    day: dayOf(at),
    refunds: amount,
  }));
  return order.parentId === null ? [paid, ...back] : back;
}

/** Returns a paid order's facts by line. */
export function lineFacts(order: Order): Fact[] {
  const [day, country] = [dayOf(order.dateCreated), countryOf(order)];
  const sold = order.items.map(({ catalogId, catalogItemId, quantity, discount }, at) => {
    const { grossCents = 0, taxCents = 0 } = order.charged[at] ?? {};
    return {
      day,
      country,
      catalogId,
      catalogItemId,
      reason: order.returnReasons?.[at] ?? '',
      orders: 1,
      units: quantity,
      sales: grossCents - taxCents,
      discounts: discount,
      tax: taxCents,
    };
  });
  const back = wentBack(order).flatMap(({ lines, at }) =>
    lines.map(({ catalogId, catalogItemId, amount }) => ({
      day: dayOf(at),
      country,
      catalogId,
      catalogItemId,
      reason: '',
      refunds: amount,
    })),
  );
  return order.parentId === null ? [...sold, ...back] : back;
}

/** Returns the facts of returned items by line. */
export function returnFacts(orders: readonly Order[]): Fact[] {
  return orders
    .filter(({ parentId }) => parentId !== null)
    .flatMap((order) =>
      lineFacts({ ...order, parentId: null, refunds: [] }).map((fact, at) => ({
        ...fact,
        // counts a return once, no matter how many lines it has
        orders: at === 0 ? 1 : 0,
      })),
    );
}

const wentBack = ({ refunds }: Order) =>
  refunds.flatMap(({ state, dateSettled, amount, lines }) =>
    state === 'SUCCEEDED' && dateSettled !== null ? [{ at: dateSettled, amount, lines }] : [],
  );
