import type { EntityManager } from '@mikro-orm/postgresql';
import { returnToShelf } from '../inventory/return-to-shelf.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { refundRest } from '@spindle/sdk/domain/refunds/refund-rest';
import { giveBack } from './refunds/give-back.ts';
import type { Services } from '../services.ts';
import { mailCancellation } from './mail-jobs.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.entity.ts';
import { readOwed } from './owed.ts';

interface Cancellation {
  /** Locked by the caller, before the order. */
  payment: Payment;
  order: Order;
  /** The customer reads it too. */
  why: string;
  actorId: string;
  /** Where staff cancel it. */
  staffEmail?: string;
  now: Date;
}

/**
 * Ends an order that has not left: its units go back on the shelf and all of its money goes back,
 * shipping included. Answers how much, in cents.
 */
export async function cancelAndRefund(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, order, why, actorId, staffEmail, now }: Cancellation,
): Promise<number> {
  // Units that were refunded before went back on the shelf, or were scrapped, then.
  const { lines } = await readOwed(em, order.id);
  await returnToShelf(em, lines, {
    subject: `order ${order.id}`,
    actorEmail: staffEmail ?? null,
  });
  await moveOrder(em, order, { to: 'CANCELLED', why, actorId, now });
  order.claimedBy = null;
  order.claimedUntil = null;
  const cents = await giveBack(em, services, {
    payment,
    order,
    choose: (money) => refundRest(money, { shipping: true }),
    reason: why,
  });
  await services.jobs.send(em, mailCancellation, { orderId: order.id });
  return cents;
}
