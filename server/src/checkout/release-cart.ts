import type { EntityManager } from '@mikro-orm/postgresql';
import { returnToCart } from './return-to-cart.ts';
import { db } from '../database/db.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
import type { OwnPage, PageServices } from '../payments/pages/page-kind.ts';
import { lockUse, returnCartCode, returnUse } from './discounts/uses.ts';
import { mailPaymentFailed } from './mail-jobs.ts';

/**
 * Releases the units and the code use reserved by an unpaid page. If a bank was confirming the
 * payment, the units return to the cart and the customer gets an email.
 */
export async function releaseCart(
  { now, jobs }: PageServices,
  em: EntityManager,
  { id: checkoutId, userId }: OwnPage,
): Promise<void> {
  await lockUse(em, checkoutId);
  const lines = await db(em)
    .selectFrom('checkout_lines as l')
    .innerJoin('checkouts as k', 'k.id', 'l.checkout_id')
    .select(['l.catalog_id as catalogId', 'l.item_id as itemId', 'l.quantity', 'l.digital'])
    .select('l.parts')
    .select('k.confirming_since as confirmingSince')
    .where('k.id', '=', checkoutId)
    .execute();
  const held = lines.filter(({ digital }) => !digital);
  await releaseReservation(em, held, { subject: `checkout ${checkoutId}` });
  await returnUse(em, checkoutId);
  if (lines.every(({ confirmingSince }) => confirmingSince === null)) return;
  await returnUnbought(em, { userId, checkoutId, now: now() });
  await jobs.send(em, mailPaymentFailed, { checkoutId });
}

/** Returns the units and the discount code that `awaitBank` removed to the cart. */
export async function returnUnbought(
  em: EntityManager,
  checkout: { userId: string; checkoutId: string; now: Date },
): Promise<void> {
  await returnToCart(em, checkout);
  await returnCartCode(em, checkout);
}
