import type { ShopEvent } from './analytics.ts';

/** An event in the analytics script's format. Money in dollars. */
export interface MeasuredEvent {
  name: string;
  facts: Record<string, unknown>;
}

type Line = Extract<ShopEvent, { what: 'checkout' }>['lines'][number];
type Order = Extract<ShopEvent, { what: 'purchase' }>['orders'][number];

const currency = 'USD';

export function eventsOf(event: ShopEvent): MeasuredEvent[] {
  switch (event.what) {
    case 'page':
      return [{ name: 'page_view', facts: {} }];
    case 'cart':
      return cartEvents(event.before, event.after);
    case 'checkout':
      return [{ name: 'begin_checkout', facts: worthOf(event.lines) }];
    case 'purchase':
      return event.orders.map(purchase);
  }
}

/** Returns what was added to the cart and what was removed. */
function cartEvents(before: readonly Line[], after: readonly Line[]): MeasuredEvent[] {
  const had = countsOf(before);
  const has = countsOf(after);
  const lines = new Map([...before, ...after].map((line) => [idOf(line), line]));
  const changes = [...lines].map(([id, { item }]) => {
    const quantity = (has.get(id) ?? 0) - (had.get(id) ?? 0);
    return { item, quantity };
  });
  const added = changes.filter(({ quantity }) => quantity > 0);
  const removed = changes
    .filter(({ quantity }) => quantity < 0)
    .map(({ item, quantity }) => ({ item, quantity: -quantity }));
  return [
    ...(added.length > 0 ? [{ name: 'add_to_cart', facts: worthOf(added) }] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart', facts: worthOf(removed) }] : []),
  ];
}

function purchase({ orderId, total, tax, shippingPrice, items }: Order): MeasuredEvent {
  const lines = items.map(({ quantity, ...item }) => ({ item, quantity }));
  return {
    name: 'purchase',
    facts: {
      ...worthOf(lines),
      transaction_id: orderId,
      value: total / 100,
      tax: tax / 100,
      shipping: shippingPrice / 100,
    },
  };
}

function worthOf(lines: readonly Line[]) {
  const cents = lines.reduce(
    (sum, { item, quantity }) => sum + Math.round(item.price * 100) * quantity,
    0,
  );
  return {
    currency,
    value: cents / 100,
    items: lines.map((line) => ({
      item_id: idOf(line),
      item_name: line.item.title,
      item_category: line.item.catalogId,
      price: line.item.price,
      quantity: line.quantity,
    })),
  };
}

const idOf = ({ item }: Line) => `${item.catalogId}/${item.catalogItemId}`;

const countsOf = (lines: readonly Line[]) =>
  new Map(lines.map((line) => [idOf(line), line.quantity]));
