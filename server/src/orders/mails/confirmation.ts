import { digitalGroup } from '../order.entity.ts';
import { accessBlocks, type AccessTerms } from './access-blocks.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { dollars, orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** Thanks for a payment, with every order it made. */
export function confirmationLetter(orders: readonly MailedOrder[], terms: AccessTerms) {
  const { publicUrl } = terms.config;
  const [first] = orders;
  const total = orders.reduce((sum, order) => sum + order.totalCents, 0);
  const parcels = orders.filter((order) => order.shippingGroup !== digitalGroup).length;
  return writeLetter({
    subject: 'Your Spindle order is confirmed',
    greeting: `Hello ${first?.firstName ?? ''},`,
    blocks: [
      { kind: 'paragraph', text: `Thank you. We have received your payment of ${dollars(total)}.` },
      ...(parcels > 1
        ? [{ kind: 'paragraph' as const, text: `Your items travel in ${parcels} parcels.` }]
        : []),
      ...orders.flatMap((order) => [...orderBlocks(order), ...accessBlocks(order, terms)]),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
      ...(first?.receiptUrl
        ? [{ kind: 'link' as const, text: 'See your receipt', href: first.receiptUrl }]
        : []),
    ],
  });
}
