import { worded } from '../emails/wording.ts';
import { linkToOrders, linkToSupport, paragraphIf, type Email } from '../mail/email.ts';
import { isDigital, moneyBack, orderBlocks, type EmailedOrder } from './email-blocks.ts';
import { shortId } from './order-id.ts';

interface Refund {
  /** Refunded cents. 0 if everything was refunded earlier. */
  cents: number;
  publicUrl: string;
}

const hello = ({ firstName }: EmailedOrder) => `Hello ${firstName},`;

/** Returns the short id of the order, or of the order that a return belongs to. */
const boughtId = ({ parentId, id }: EmailedOrder) => shortId(parentId ?? id);

/**
 * Matches `byCustomer` and `byShop`, including spellings that earlier releases stored in an order's
 * history.
 */
const CANCELED_BY = /^Cancell?ed by the (customer|shop)\.$/;

/** Returns the email that says an order was canceled, why, and that it is refunded. */
export function cancellationEmail(
  order: EmailedOrder,
  { why, cents, publicUrl }: Refund & { why: string },
): Email {
  const id = shortId(order.id);
  const [, canceledBy] = CANCELED_BY.exec(why) ?? [];
  const reason =
    canceledBy === undefined
      ? `Order ${id} was canceled. ${why}`
      : `${canceledBy === 'customer' ? 'You' : 'We'} canceled order ${id}.`;
  const values = { name: order.firstName, order: id, reason };
  return worded('order-canceled', values, {
    greeting: hello(order),
    blocks: [...moneyBack(cents), ...orderBlocks(order), linkToOrders(publicUrl)],
  });
}

/**
 * Returns the email for a refunded return, or for the refund of an order's remaining amount.
 * Canceled orders have a different email, because their downloads were never available.
 */
export function refundEmail(order: EmailedOrder, { cents, publicUrl }: Refund): Email {
  const id = boughtId(order);
  const refunded = order.parentId ? `your return for order ${id}` : `order ${id}`;
  return worded(
    'order-refunded',
    { name: order.firstName, order: id, refunded },
    {
      greeting: hello(order),
      blocks: [
        ...paragraphIf(cents === 0, 'We refunded the full amount earlier.'),
        ...moneyBack(cents),
        ...paragraphIf(
          isDigital(order),
          'The downloads are no longer available, and the license keys no longer work. Please delete your copies.',
        ),
        ...orderBlocks(order),
        linkToOrders(publicUrl),
      ],
    },
  );
}

/** Returns the email that confirms a requested return and explains the next steps. */
export function returnRequestedEmail(
  order: EmailedOrder,
  { publicUrl, company }: { publicUrl: string; company: { name: string; address: string | null } },
): Email {
  const id = boughtId(order);
  const address = [company.name, company.address].filter(Boolean).join(', ');
  return worded(
    'return-requested',
    { name: order.firstName, order: id, address },
    {
      greeting: hello(order),
      blocks: [...orderBlocks(order), linkToOrders(publicUrl)],
    },
  );
}

/** Returns the email that says a returned parcel has arrived and the refund follows. */
export function returnReceivedEmail(
  order: EmailedOrder,
  { publicUrl }: Pick<Refund, 'publicUrl'>,
): Email {
  const id = boughtId(order);
  return worded(
    'return-received',
    { name: order.firstName, order: id },
    {
      greeting: hello(order),
      blocks: [...orderBlocks(order), linkToOrders(publicUrl)],
    },
  );
}

/**
 * Returns the email that says a return was denied, so there is no refund and nothing to send back.
 */
export function returnDeniedEmail(
  order: EmailedOrder,
  { publicUrl }: Pick<Refund, 'publicUrl'>,
): Email {
  const id = boughtId(order);
  return worded(
    'return-denied',
    { name: order.firstName, order: id },
    {
      greeting: hello(order),
      blocks: [...orderBlocks(order, 'Items in your request'), linkToSupport(publicUrl)],
    },
  );
}

/**
 * Emails about a change of an order's state. Shipping has its own emails, which depend on the
 * parcel.
 */
export const moveEmails = {
  CANCELLED: cancellationEmail,
  RETURNED: returnReceivedEmail,
  DENIED: returnDeniedEmail,
  REFUNDED: refundEmail,
};
