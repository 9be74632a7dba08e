import type { EntityManager } from '@mikro-orm/postgresql';
import { deletedUserEmail } from '@spindle/sdk/domain/account/deletion';
import { eraseAuditValues } from '../../audit/erase-values.ts';
import { db } from '../../database/db.ts';
import { retention } from '../retention/retention.ts';
import { PersonalExport } from '../export/personal-export.entity.ts';
import { AccountDeletion } from './account-deletion.entity.ts';

/**
 * Erases a person, whose row the caller has locked. Erases everything in the retention table, and
 * what the audit log says about the person and their records. The remaining data names no one or is
 * required for bookkeeping.
 */
export async function eraseAccount(
  tx: EntityManager,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const subjects = await subjectsOf(tx, id);
  const who = {
    tables: db(tx),
    id,
    email: email.toLowerCase(),
    deletedUserEmail: deletedUserEmail(id),
  };
  for (const { personal } of retention.values()) {
    for (const { erase } of personal) await erase?.(who);
  }
  await eraseAuditValues(tx, { actorId: id, subjects });
  await tx.nativeDelete(PersonalExport, { user: id });
  await tx.nativeDelete(AccountDeletion, { user: id });
}

/**
 * Returns the audit log's subjects for this person. Must run before the rows that lead to the
 * subjects are erased.
 */
async function subjectsOf(tx: EntityManager, id: string): Promise<string[]> {
  const of = db(tx);
  const orders = await of.selectFrom('orders').select('id').where('user_id', '=', id).execute();
  const tickets = await of
    .selectFrom('support_tickets')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  const tokens = await of.selectFrom('api_tokens').select('id').where('user_id', '=', id).execute();
  return [
    `customer ${id}`,
    ...orders.map((order) => `order ${order.id}`),
    ...tickets.map((ticket) => `ticket ${ticket.id}`),
    ...tokens.map((token) => `token ${token.id}`),
  ];
}
