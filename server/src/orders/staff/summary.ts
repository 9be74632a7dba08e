import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { countRows, int } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { waitsForPicking } from '../waiting-orders.ts';
import { inTrouble } from '../troubles.ts';

const { and, eb } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

const waitsForLabel = and([eb('o.order_state', '=', 'PICKED'), eb('o.label_url', 'is', null)]);

/** What needs somebody now, in one statement; of troubles as many as the list of such orders has. */
export function readSummary(
  em: EntityManager,
  now: Date,
): Promise<components['schemas']['AdminSummary']> {
  return db(em)
    .selectNoFrom([
      count(waitsForPicking).as('toPick'),
      count(waitsForLabel).as('toShip'),
      count(inTrouble('openReturn', now)).as('openReturns'),
      count(inTrouble('failedRefund', now)).as('failedRefunds'),
      count(inTrouble('openDispute', now)).as('openDisputes'),
      count(inTrouble('nothingDelivered', now)).as('paymentsWithoutOrder'),
    ])
    .executeTakeFirstOrThrow();
}

const { selectFrom } = expressionBuilder<Tables>();

const count = (where: Expression<SqlBool>) =>
  int(selectFrom('orders as o').where(where).select(countRows().as('count')));
