import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../../audit/record-audit.ts';
import { db } from '../../database/db.ts';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { Payment } from '../../payments/payment.entity.ts';
import { readOwed } from '../owed.ts';
import type { Services } from '../../services.ts';
import { spendRefund, type Refunder } from '../../tokens/spend-refund.ts';
import { refundedToday } from '../refunds/refunded-today.ts';
import { Order } from '../order.entity.ts';
import { OrderLabel } from '../order-label.entity.ts';
import { addOrderEvent } from '../move-order.ts';
import { applyMove } from '../apply-move.ts';
import { ofCustomer } from './of-customer.ts';
import { isCapped } from '@spindle/sdk/domain/identity/staff-roles';
import { noSuch } from '@spindle/sdk/domain/records';
import { decideEdit, type OrderEdit } from '@spindle/sdk/domain/orders/decide-edit';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { trackingNoted, trackingSaved } from '@spindle/sdk/domain/orders/staff-moves';

export interface StaffEdit extends OrderEdit {
  orderId: string;
  /** Customer id at the payment provider. */
  customerId: string;
  actor: { id: string; email: string };
  user: Refunder;
  requestId: string;
}

/**
 * Moves an order according to the table of moves, applies all effects and saves the tracking
 * number.
 * @throws Failure 404 if the order does not exist or belongs to another customer
 */
export async function editOrder(services: Services, edit: StaffEdit): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const { payment, parent, order } = await lockAll(em, edit);
    const { actor, requestId, user } = edit;
    const { id, version, trackingNumber, orderState, openReturns, shipmentId, labelUrl } = order;
    const { hold, nothingLeft } = await readOwed(em, id);
    const labels = await em.find(OrderLabel, { order, voidedAt: null });
    const labeled = shipmentId !== null || labelUrl !== null || labels.length > 0;
    const voiding = labels.some(({ state }) => state === 'VOIDING');
    const known = { id, version, trackingNumber, orderState, openReturns };
    const changes = decideEdit({ ...known, labeled, voiding, hold, nothingLeft }, edit);
    if ('code' in changes) return rejectWith(changes);
    const now = services.now();
    const { move, trackingNumber: number, audit } = changes;
    const actorId = actor.id;
    if (number !== null) {
      Object.assign(order, { trackingNumber: number, trackingUrl: null });
      addOrderEvent(em, order, { why: trackingNoted(number), actorId, now });
    }
    const { stepUpCents, timeZone } = services.config.business;
    const centsToday = isCapped(user) ? await refundedToday(em, actor.id, { now, timeZone }) : 0;
    const input = payment.refundingCents;
    const moved = { payment, parent, order, actorId, staffEmail: actor.email };
    const reason = move ? await applyMove(em, services, { ...moved, ...move }) : trackingSaved;
    const cents = payment.refundingCents - input;
    await spendRefund(em, { user, cents, centsToday, stepUpCents, timeZone, now });
    if (audit) recordAudit(em, { ...audit, actor, requestId, now });
    await em.flush();
    if (order.isDigital()) await deriveEntitlements(em, services, order.userId);
    return done(reason);
  });
}

/** Locks the payment first, like all code that moves money, then a return's parent. */
async function lockAll(em: EntityManager, { orderId, customerId }: StaffEdit) {
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
