import {
  SHOP_NAME,
  linkToOrders,
  linkToSupport,
  paragraph,
  paragraphIf,
  type Email,
} from '../mail/email.ts';
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
  return {
    subject: `Your ${SHOP_NAME} order ${id} was canceled`,
    greeting: hello(order),
    blocks: [
      paragraph(
        canceledBy === undefined
          ? `Order ${id} was canceled. ${why}`
          : `${canceledBy === 'customer' ? 'You' : 'We'} canceled order ${id}.`,
      ),
      ...moneyBack(cents),
      ...orderBlocks(order),
      linkToOrders(publicUrl),
    ],
  };
}

/**
 * Returns the email for a refunded return, or for the refund of an order's remaining amount.
 * Canceled orders have a different email, because their downloads were never available.
 */
export function refundEmail(order: EmailedOrder, { cents, publicUrl }: Refund): Email {
  const id = boughtId(order);
  const what = order.parentId ? `your return for order ${id}` : `order ${id}`;
  const before = cents === 0 ? ' We refunded the full amount earlier.' : '';
  return {
    subject: `Your refund for ${SHOP_NAME} order ${id}`,
    greeting: hello(order),
    blocks: [
      paragraph(`We issued a refund for ${what}.${before}`),
      ...moneyBack(cents),
      ...paragraphIf(
        isDigital(order),
        'The downloads are no longer available, and the license keys no longer work. Please delete your copies.',
      ),
      ...orderBlocks(order),
      linkToOrders(publicUrl),
    ],
  };
}

/** Returns the email that confirms a requested return and explains the next steps. */
export function returnRequestedEmail(
  order: EmailedOrder,
  { publicUrl, company }: { publicUrl: string; company: { name: string; address: string | null } },
): Email {
  const id = boughtId(order);
  const to = [company.name, company.address].filter(Boolean).join(', ');
  return {
    subject: `Your return for ${SHOP_NAME} order ${id}`,
    greeting: hello(order),
    blocks: [
      paragraph(
        `We received your return request for order ${id}. Pack the items below, include a note with the order number and send them to ${to}. We'll refund you once they arrive.`,
      ),
      ...orderBlocks(order),
      linkToOrders(publicUrl),
    ],
  };
}

/** Returns the email that says a returned parcel has arrived and the refund follows. */
export function returnReceivedEmail(
  order: EmailedOrder,
  { publicUrl }: Pick<Refund, 'publicUrl'>,
): Email {
  const id = boughtId(order);
  return {
    subject: `We received your return for ${SHOP_NAME} order ${id}`,
    greeting: hello(order),
    blocks: [
      paragraph(`Your return for order ${id} has arrived. We'll email you when we refund you.`),
      ...orderBlocks(order),
      linkToOrders(publicUrl),
    ],
  };
}

/**
 * Returns the email that says a return was denied, so there is no refund and nothing to send back.
 */
export function returnDeniedEmail(
  order: EmailedOrder,
  { publicUrl }: Pick<Refund, 'publicUrl'>,
): Email {
  const id = boughtId(order);
  return {
    subject: `Your return for ${SHOP_NAME} order ${id} was not accepted`,
    greeting: hello(order),
    blocks: [
      paragraph(
        `We couldn't accept your return for order ${id}, so we didn't issue a refund. If you think this is a mistake, contact us.`,
      ),
      ...orderBlocks(order, 'Items in your request'),
      linkToSupport(publicUrl),
    ],
  };
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
