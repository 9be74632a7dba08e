import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import { db } from '../database/db.ts';
import { invoicesOfOrder } from './invoices-of-order.ts';

/**
 * Finds a document for a customer's order: by number if given, otherwise the invoice.
 * @throws Failure 404 if the document does not exist or the order isn't this customer's
 */
export async function findOrderInvoice(
  em: EntityManager,
  { orderId, userId, number }: { orderId: string; userId: string; number: string | undefined },
): Promise<{ id: string; number: string }> {
  const found = await db(em)
    .selectFrom('orders as o')
    .innerJoinLateral(invoicesOfOrder.as('found'), (join) => join.onTrue())
    .select(['found.id', 'found.number'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .where((eb) =>
      number === undefined ? eb('found.kind', '=', 'INVOICE') : eb('found.number', '=', number),
    )
    .executeTakeFirst();
  if (!found) throw notFound(noSuch('invoice'));
  return found;
}
