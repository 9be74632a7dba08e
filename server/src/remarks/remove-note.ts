import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { recordAudit } from '../audit/record-audit.ts';
import type { Call } from '../contract/handlers.ts';
import { db } from '../database/db.ts';

type StaffCall = Pick<Call<'removeNote'>, 'em' | 'user' | 'requestId' | 'now'>;

/**
 * Removes a note for good: the audit keeps whose it was, not what it said.
 * @throws 404 where there is no such note, or none any more
 */
export async function removeNote(
  { em, user, requestId, now }: StaffCall,
  id: string,
): Promise<void> {
  await em.transactional(async (tx) => {
    if (!isId(id)) throw notFound(noSuch('note'));
    const note = await db(tx)
      .deleteFrom('notes')
      .where('id', '=', id)
      .returning(['order_id as orderId', 'user_id as userId', 'author', 'created_at as createdAt'])
      .executeTakeFirst();
    if (!note) throw notFound(noSuch('note'));
    const { orderId, userId, author, createdAt } = note;
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'remarks.remove-note',
      subject: orderId === null ? `customer ${userId}` : `order ${orderId}`,
      before: { note: id, author, written: createdAt.toISOString() },
      after: null,
      requestId,
      now,
    });
  });
}
