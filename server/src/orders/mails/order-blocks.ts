import { postalLine } from '@spindle/sdk/domain/orders/postal-lines';
import { digitalGroup } from '../order.entity.ts';
import { shortId } from '../pick-order-ids.ts';
import type { Block } from '../../gateways/letter.ts';
import type { MailedOrder } from './read-mailed-orders.ts';
import { formatDollars } from '@spindle/sdk/domain/money/dollars';

export const dollars = (cents: number) => `$${formatDollars(cents)}`;

/** How much goes back, and how long that takes. */
export function moneyBack(cents: number): Block[] {
  if (cents === 0) return [];
  const text = `${dollars(cents)} goes back to the card or account you paid with. Banks take up to ten days to show it.`;
  return [{ kind: 'paragraph', text }];
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** An order as a letter shows it: its lines, what it cost, where it goes and when. */
export function orderBlocks(order: MailedOrder): Block[] {
  const lines = order.lines.map(
    (line) =>
      [`${line.quantity} × ${line.title}`, dollars(line.unitPriceCents * line.quantity)] as const,
  );
  const shipped = order.shippingGroup !== digitalGroup && order.parentId === null;
  const shipping = order.shippingPreference ? `Shipping (${order.shippingPreference})` : 'Shipping';
  return [
    { kind: 'heading', text: `Order ${shortId(order.id)}` },
    {
      kind: 'table',
      rows: [
        ...lines,
        ...(shipped ? [[shipping, dollars(order.shippingCents)] as const] : []),
        ['Tax', dollars(order.taxCents)],
        ['Total', dollars(order.totalCents)],
      ],
    },
    ...(shipped ? destination(order) : []),
  ];
}

function destination({ shipping, expectedShippingAt }: MailedOrder): Block[] {
  const to = postalLine(shipping?.name, shipping?.address);
  if (to === null) return [];
  const when = expectedShippingAt && ` It should leave us by ${day.format(expectedShippingAt)}.`;
  return [{ kind: 'paragraph', text: `It goes to ${to}.${when ?? ''}` }];
}
