import { postalLine } from '../../../domain/orders/postal-lines.ts';
import type { Block } from '../../letters/write-letter.ts';
import type { Order } from '../../state.ts';
import { shortId } from './send-letter.ts';
import { fromDollars, formatDollars } from '../../../domain/money/dollars.ts';

export const dollars = (cents: number) => `$${formatDollars(cents)}`;

/** How much goes back, and how long that takes. */
export function moneyBack(cents: number): Block[] {
  if (cents === 0) return [];
  const text = `${dollars(cents)} goes back to the card or account you paid with. Banks take up to ten days to show it.`;
  return [{ kind: 'paragraph', text }];
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** An order as a letter shows it: its lines, what it cost, where it goes and when. */
export function orderBlocks(order: Order): Block[] {
  const lines = order.items.map(
    ({ quantity, title, price }) =>
      [`${quantity} × ${title}`, dollars(fromDollars(price) * quantity)] as const,
  );
  const shipped = order.shippingGrouping !== 'DIGITAL' && order.parentId === null;
  const shipping = order.shippingPreference ? `Shipping (${order.shippingPreference})` : 'Shipping';
  return [
    { kind: 'heading', text: `Order ${shortId(order.orderId)}` },
    {
      kind: 'table',
      rows: [
        ...lines,
        ...(shipped ? [[shipping, dollars(order.shippingPrice)] as const] : []),
        ['Tax', dollars(order.tax)],
        ['Total', dollars(order.total)],
      ],
    },
    ...(shipped ? destination(order) : []),
  ];
}

function destination({ shipping, expectedShippingDate }: Order): Block[] {
  const to = postalLine(shipping?.name, shipping?.address);
  if (to === null) return [];
  const when =
    expectedShippingDate && ` It should leave us by ${day.format(new Date(expectedShippingDate))}.`;
  return [{ kind: 'paragraph', text: `It goes to ${to}.${when ?? ''}` }];
}
