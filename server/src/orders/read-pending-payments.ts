import type { EntityManager } from '@mikro-orm/postgresql';
import {
  FAILED_PAYMENT_DAYS,
  type PendingPaymentFacts,
} from '@spindle/sdk/domain/orders/pending-payments';
import type { NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import { soldSelects } from '../payments/sold-fields.ts';

const DAY_MS = 86_400_000;

/** Loads a customer's payments that a bank is confirming or recently declined, newest first. */
export function readPendingPayments(
  em: EntityManager,
  userId: string,
  now: Date,
): Promise<PendingPaymentFacts[]> {
  const failedAfter = new Date(now.getTime() - FAILED_PAYMENT_DAYS * DAY_MS);
  return db(em)
    .selectFrom('checkouts as k')
    .select((eb) => [
      'k.id',
      'k.session_id as session',
      'k.confirming_since as confirmingSince',
      'k.closed_at as closedAt',
      eb.fn.coalesce('k.total_cents', 'k.subtotal_cents').as('totalCents'),
      jsonArrayFrom(
        eb
          .selectFrom('checkout_lines as l')
          .select([...soldSelects('l'), 'l.item_id as catalogItemId'])
          .whereRef('l.checkout_id', '=', 'k.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('k.user_id', '=', userId)
    .where('k.confirming_since', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('k.closed_at', 'is', null),
        eb.and([eb('k.state', '=', 'FAILED'), eb('k.closed_at', '>=', failedAfter)]),
      ]),
    )
    .orderBy('k.confirming_since', 'desc')
    .orderBy('k.id', 'desc')
    .$narrowType<{ confirmingSince: NotNull }>()
    .execute();
}
