import type { EntityManager } from '@mikro-orm/postgresql';
import type { Unfinished } from '@spindle/sdk/domain/account/deletion';
import { db } from '../../database/db.ts';
import { bool } from '../../database/expressions.ts';

const UNDER_WAY = ['PENDING', 'PROCESSING', 'PICKED', 'RETURN_REQUESTED', 'RETURNED'] as const;

/**
 * Finds the business that must end before a person's account can be deleted.
 * @param pages true if open payment pages count, because no one may pay on them after the deletion
 */
export async function readUnfinished(
  em: EntityManager,
  userId: string,
  { pages }: { pages: boolean },
): Promise<Unfinished> {
  return db(em)
    .selectNoFrom(({ and, exists, not, or, selectFrom }) => [
      bool(
        exists(
          selectFrom('orders')
            .select('id')
            .where('user_id', '=', userId)
            .where('order_state', 'in', UNDER_WAY),
        ),
      ).as('orders'),
      bool(
        or([
          exists(
            selectFrom('payments as p')
              .innerJoin('refunds as r', 'r.payment_id', 'p.id')
              .select('r.id')
              .where('p.user_id', '=', userId)
              .where('r.settled_at', 'is', null),
          ),
          exists(
            selectFrom('payments as p')
              .innerJoin('disputes as d', 'd.payment_id', 'p.id')
              .select('d.id')
              .where('p.user_id', '=', userId)
              .where('d.closed_at', 'is', null),
          ),
          exists(
            selectFrom('checkouts')
              .select('id')
              .where('user_id', '=', userId)
              .where('closed_at', 'is', null)
              .$if(!pages, (open) => open.where('state', '=', 'AWAITING')),
          ),
          exists(
            selectFrom('subscription_checkouts')
              .select('id')
              .where('user_id', '=', userId)
              .where('closed_at', 'is', null)
              .$if(!pages, (open) => open.where('state', '=', 'AWAITING')),
          ),
        ]),
      ).as('money'),
      bool(
        and([
          exists(
            selectFrom('users')
              .select('id')
              .where('id', '=', userId)
              .where((own) => own.ref('extended')),
          ),
          not(
            exists(
              selectFrom('users')
                .select('id')
                .where('id', '<>', userId)
                .where((other) => other.ref('extended')),
            ),
          ),
        ]),
      ).as('lastAdministrator'),
    ])
    .executeTakeFirstOrThrow();
}
