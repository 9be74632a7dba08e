import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import type { SessionUser } from '../../contract/session-user.ts';
import { db } from '../../database/db.ts';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { Payment } from '../../payments/payment.entity.ts';
import { readOwed } from '../owed.ts';
import type { Services } from '../../services.ts';
import { spendRefund } from '../../tokens/spend-refund.ts';
import { Order } from '../order.entity.ts';
import { OrderLabel } from '../order-label.entity.ts';
import { OrderEvent } from '../order-event.entity.ts';
import { applyMove } from '../apply-move.ts';
import { ofCustomer } from './of-customer.ts';
import { refuseMove } from '@spindle/sdk/domain/orders/refuse-move';
import { noSuch } from '@spindle/sdk/domain/records';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { trackingNoted, trackingSaved } from '@spindle/sdk/domain/orders/staff-moves';

export interface OrderEdit {
  orderId: string;
  /** The provider's customer. */
  customerId: string;
  to: OrderState;
  trackingNumber?: string;
  restock?: boolean;
  /** The order's version that was edited; without it the last write wins. */
  version?: number;
  actor: { id: string; email: string };
  program?: SessionUser['program'];
  requestId: string;
}

/**
 * Staff move an order by the table of moves, with all that follows from it, and save its tracking
 * number; the state it has already saves that alone. Nothing is done, and null is the answer, where
 * the order has changed since the version that was edited.
 * @throws Failure 404 for an order that is not there, or another customer's
 */
export async function editOrder(services: Services, edit: OrderEdit): Promise<Outcome | null> {
  return services.orm.em.fork().transactional(async (em) => {
    const { payment, parent, order } = await lockAll(em, edit);
    if (edit.version !== undefined && edit.version !== order.version) return null;
    const before = audited(order);
    const { to, actor, restock = true, requestId } = edit;
    const now = services.now();
    const moves = order.orderState !== to;
    const { orderState, openReturns, shipmentId, labelUrl } = order;
    if (moves) {
      const { hold, nothingLeft } = await readOwed(em, order.id);
      const inUse = await em.count(OrderLabel, { order, voidedAt: null });
      const labelled = shipmentId !== null || labelUrl !== null || inUse > 0;
      const voiding = (await em.count(OrderLabel, { order, state: 'VOIDING' })) > 0;
      const facts = { orderState, openReturns, labelled, voiding, hold, nothingLeft };
      const refusal = refuseMove(facts, to);
      if (refusal !== null) return refused(refusal);
    }
    const noted = noteTracking(em, order, edit, now);
    const given = payment.refundingCents;
    const move = {
      payment,
      parent,
      order,
      to,
      restock,
      actorId: actor.id,
      staffEmail: actor.email,
    };
    const reason = moves ? await applyMove(em, services, { ...move, by: 'STAFF' }) : trackingSaved;
    const cents = payment.refundingCents - given;
    const { stepUpCents, timeZone } = services.config.business;
    await spendRefund(em, { program: edit.program, cents, stepUpCents, timeZone, now });
    if (moves || noted) {
      recordAudit(em, {
        actor,
        action: 'orders.edit-state',
        subject: `order ${order.id}`,
        before,
        after: { ...audited(order), ...(to === 'RETURNED' && { restock }) },
        requestId,
        now,
      });
    }
    await em.flush();
    if (order.isDigital()) await deriveEntitlements(em, services, order.userId);
    return done(reason);
  });
}

const audited = ({ orderState, trackingNumber }: Order) => ({ orderState, trackingNumber });

/** The payment first, like whoever moves money, then the order a return belongs to. */
async function lockAll(em: EntityManager, { orderId, customerId }: OrderEdit) {
  const { where } = ofCustomer({ orderId, customerId });
  const known = await db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.payment_id as paymentId', 'o.parent_id as parentId'])
    .where(where)
    .executeTakeFirst();
  if (!known) throw notFound(noSuch('order'));
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const payment = await em.findOneOrFail(Payment, { id: known.paymentId }, lock);
  const { parentId } = known;
  const parent = parentId === null ? null : await em.findOneOrFail(Order, { id: parentId }, lock);
  const order = await em.findOneOrFail(Order, { id: orderId }, lock);
  return { payment, parent, order };
}

/** Whether there was a new number to keep. */
function noteTracking(
  em: EntityManager,
  order: Order,
  { trackingNumber, actor }: OrderEdit,
  now: Date,
): boolean {
  const number = trackingNumber?.trim() ?? '';
  if (number === '' || number === order.trackingNumber) return false;
  order.trackingNumber = number;
  order.trackingUrl = null;
  order.updatedAt = now;
  const { orderState } = order;
  em.create(OrderEvent, {
    order,
    at: now,
    actorId: actor.id,
    from: orderState,
    to: orderState,
    why: trackingNoted(number),
  });
  return true;
}
