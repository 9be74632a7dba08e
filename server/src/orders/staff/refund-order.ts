import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { requireFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { isCapped } from '@spindle/sdk/domain/identity/staff-roles';
import { noSuch } from '@spindle/sdk/domain/records';
import type { RefundRequest } from '@spindle/sdk/domain/refunds/compose-refund';
import { decideRefund } from '@spindle/sdk/domain/refunds/decide-refund';
import { needsProof } from '@spindle/sdk/domain/refunds/refundable';
import type { StaffRefundOutcome } from '@spindle/sdk/domain/refunds/replies';
import { recordAudit } from '../../audit/record-audit.ts';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import { newId } from '../../database/base.ts';
import { Payment } from '../../payments/payment.entity.ts';
import type { Services } from '../../services.ts';
import { spendRefund, type Refunder } from '../../tokens/spend-refund.ts';
import { mailRefund } from '../mail-jobs.ts';
import { Order } from '../order.entity.ts';
import { addOrderEvent } from '../move-order.ts';
import { readOwed } from '../owed.ts';
import { followMoney } from '../refunds/follow-money.ts';
import { moneyOf, readMoneyRow } from '../refunds/order-money.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { refundedToday } from '../refunds/refunded-today.ts';
import { requestRefund } from '../refunds/request-refund.ts';

interface StaffRefund extends RefundRequest {
  orderId: string;
  reason: string;
  actor: { id: string; email: string };
  user: Refunder;
  restock?: boolean | undefined;
  /** When the user last entered an authenticator code. Null if never, and for API tokens. */
  provenAt: Date | null;
  requestId: string;
  /**
   * The `Idempotency-Key`, stored with the refund so that it survives a crash. Empty if there is
   * none.
   */
  key: string;
}

/**
 * Refunds units, an amount or the shipping of an order for staff. Refunded units that have not
 * shipped are not sent, and an order with nothing left is canceled.
 * @throws Failure 404 if the order does not exist, 403 for a large amount without a recent
 * authenticator code
 */
export async function refundOrder(
  services: Services,
  { orderId, actor, user, provenAt, requestId, key, ...request }: StaffRefund,
): Promise<StaffRefundOutcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId });
    if (!known) throw notFound(noSuch('order'));
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const order = await em.findOneOrFail(Order, { id: orderId }, lock);
    const requestKey = key === '' ? null : `${actor.id} ${key}`;
    const repeated = requestKey && (await em.findOne(Refund, { requestKey, order: orderId }));
    if (repeated) return { refundId: repeated.id, cents: repeated.amountCents };
    const row = await readMoneyRow(em, orderId);
    const refundId = newId();
    const facts = { id: orderId, isReturn: order.parent !== null, money: moneyOf(row) };
    const changes = decideRefund({ ...facts, payment: row.payment }, request, refundId);
    if ('code' in changes) return changes;
    const { parts, restock, why, audit } = changes;
    const now = services.now();
    const cents = parts.amount;
    const { stepUpCents, timeZone } = services.config.business;
    // API tokens have their own daily limit.
    const centsToday =
      user.program === undefined ? await refundedToday(em, actor.id, { now, timeZone }) : 0;
    // Support staff can't refund that much at all.
    const provable = needsProof({ cents, centsToday }, stepUpCents) && !isCapped(user);
    if (provable) requireFreshProof(provenAt, now);
    await spendRefund(em, { user, cents, centsToday, stepUpCents, timeZone, now });

    const before = await readOwed(em, orderId);
    const actorId = actor.id;
    addOrderEvent(em, order, { why, actorId, now });
    const { reason } = request;
    const refund = await requestRefund(em, services, {
      id: refundId,
      payment,
      order,
      parts,
      reason,
      actorId,
      requestKey,
    });
    await services.jobs.send(em, mailRefund, { refundId });
    recordAudit(em, { ...audit, actor, requestId, now });
    await followMoney(em, services, { order, before, refund, restock, actor });
    await em.flush();
    await deriveEntitlements(em, services, payment.userId);
    return { refundId, cents };
  });
}
