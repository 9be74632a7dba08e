import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { clearSelectedAddress } from '../account/addresses/used-address.ts';
import { removeBought } from '../cart/remove-bought.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { Checkout } from '../payments/checkout.entity.ts';
import { CheckoutLine } from '../payments/checkout-line.entity.ts';
import { lockUser } from '../identity/lock-user.ts';
import {
  confirmUse,
  lockCodes,
  readUse,
  removeCartCode,
  returnUse,
  reserveUse,
} from './discounts/uses.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
import { sellReserved } from '../inventory/sell-reserved.ts';
import { sellUnreserved } from '../inventory/sell-unreserved.ts';
import { mailConfirmation } from '../orders/mail-jobs.ts';
import { placeCanceledOrder } from '../orders/place-canceled-order.ts';
import { placeOrders } from '../orders/place-orders.ts';
import type { Services } from '../services.ts';
import { Payment } from '../payments/payment.entity.ts';
import { returnUnbought } from './release-cart.ts';
import { readChargedLines, type ChargedLine } from './provider-lines.ts';
import { movePage } from '../payments/pages/move-page.ts';
import { bookingTime } from '../payments/booking-time.ts';
import { bookedAt, readCharge } from '../payments/read-charge.ts';

/**
 * Turns a received payment into orders exactly once, even if called repeatedly. If the payment does
 * not match the request or the items are no longer available, refunds it in full instead.
 * @param session fetched from the provider with the payment intent, charge and shipping rate
 * expanded
 */
export async function fulfillPayment(
  services: Services,
  { id, userId }: { id: string; userId: string },
  session: Stripe.Checkout.Session,
): Promise<void> {
  const reader = services.orm.em.fork();
  if (await reader.findOne(Payment, { sessionId: session.id })) return;
  const lines = await reader.find(CheckoutLine, { checkout: id }, { orderBy: { position: 'asc' } });
  const charged = await readChargedLines(services.stripe, session.id, lines);

  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, userId);
    if (await em.findOne(Payment, { sessionId: session.id })) return;
    const checkout = await em.findOneOrFail(Checkout, { id });
    const now = services.now();
    const payment = recordPayment(em, checkout, session, now);
    const amounts = charged && matches(checkout, payment, session, charged) ? charged : null;
    const use = await readUse(em, id);
    const inCart = checkout.confirmingSince === null || checkout.closedAt !== null;
    const sold = await takeHeld(em, { checkout, use, lines, right: amounts !== null });
    if (sold && amounts) {
      await placeOrders(em, services, {
        payment,
        session,
        sentTo: checkout.shipTo,
        lines: lines.map((line, at) => ({ line, ...chargeAt(amounts, at) })),
      });
      await services.jobs.send(em, mailConfirmation, { paymentId: payment.id });
    } else {
      const why = amounts
        ? 'The items or the discount were no longer available when the payment arrived'
        : "The payment didn't match what we requested";
      services.log.error({ checkout: id, session: session.id }, why);
      await placeCanceledOrder(em, services, {
        payment,
        lines,
        session,
        sentTo: checkout.shipTo,
        why,
      });
    }
    await em.flush();
    const move = checkout.closedAt === null ? 'pay' : 'payLate';
    const facts = { session_id: session.id };
    if (!(await movePage(em, 'checkouts', move, { id, now, facts }))) {
      throw new Error(`checkout ${id} was already paid`);
    }
    if (sold && amounts) {
      if (inCart) await removeBought(em, userId, lines);
      if (inCart && use) await removeCartCode(em, { userId, codeId: use.codeId });
      await clearSelectedAddress(em, userId);
      if (use) await confirmUse(em, id);
    } else if (!inCart) {
      await returnUnbought(em, { userId, checkoutId: id, now });
    }
    if (lines.some(grantsAccess)) await deriveEntitlements(em, services, userId);
    await issueInvoice(em, services, payment.id);
  });
}

const grantsAccess = ({ digital, parts }: CheckoutLine) =>
  digital || (parts ?? []).some((part) => part.digital);

function recordPayment(
  em: EntityManager,
  checkout: Checkout,
  session: Stripe.Checkout.Session,
  now: Date,
): Payment {
  const { customer } = session;
  return em.create(Payment, {
    ...readCharge(session),
    checkout,
    userId: checkout.userId,
    sessionId: session.id,
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    paidAt: bookingTime(bookedAt(session), now),
  });
}

function matches(
  checkout: Checkout,
  payment: Payment,
  session: Stripe.Checkout.Session,
  charged: readonly ChargedLine[],
): boolean {
  const shippingCents = session.shipping_cost?.amount_total ?? 0;
  const discountCents = charged.reduce((sum, line) => sum + line.discountCents, 0);
  const wholeCents = charged.reduce((sum, line) => sum + line.grossCents, shippingCents);
  return (
    session.mode === 'payment' &&
    session.currency === 'usd' &&
    session.amount_subtotal === checkout.subtotalCents &&
    hasDiscount(session, checkout.discountId) &&
    session.total_details?.amount_discount === discountCents &&
    session.amount_total === wholeCents &&
    payment.amountCents === wholeCents
  );
}

function hasDiscount({ discounts }: Stripe.Checkout.Session, discountId: string | null): boolean {
  const ids = (discounts ?? []).map((one) => idOf(one.promotion_code) ?? idOf(one.coupon));
  return discountId === null ? ids.length === 0 : ids.length === 1 && ids[0] === discountId;
}

const idOf = (one: string | { id: string } | null) =>
  typeof one === 'string' ? one : (one?.id ?? null);

interface HeldCheckout {
  checkout: Checkout;
  /** The checkout's use of a discount code. */
  use: { codeId: string; state: string } | undefined;
  lines: readonly CheckoutLine[];
  /** True if the payment matches the amount and currency that we requested. */
  right: boolean;
}

/**
 * Sells the units reserved by the checkout, or releases them if the payment does not match. Units
 * and code uses whose reservation has ended are taken again if available. Returns true if
 * everything was sold.
 */
async function takeHeld(em: EntityManager, { use, ...held }: HeldCheckout): Promise<boolean> {
  const { checkout, right } = held;
  if (use) await lockCodes(em, [use.codeId]);
  const { id: checkoutId, userId } = checkout;
  if (right && use?.state === 'RETURNED') {
    if (!(await reserveUse(em, { checkoutId, userId, codeId: use.codeId }))) return false;
  }
  const sold = await takeStock(em, held);
  if (!sold) await returnUse(em, checkoutId);
  return sold;
}

async function takeStock(
  em: EntityManager,
  { checkout, lines, right }: Omit<HeldCheckout, 'use'>,
): Promise<boolean> {
  const cause = { subject: `checkout ${checkout.id}` };
  const physical = lines.filter((line) => !line.digital);
  const held = checkout.closedAt === null;
  if (!right) {
    if (held) await releaseReservation(em, physical, cause);
    return false;
  }
  if (!held) return sellUnreserved(em, physical, cause);
  await sellReserved(em, physical, cause);
  return true;
}

function chargeAt(amounts: readonly ChargedLine[], at: number): ChargedLine {
  const amount = amounts[at];
  if (!amount) throw new Error('a line has no recorded charge');
  return amount;
}
