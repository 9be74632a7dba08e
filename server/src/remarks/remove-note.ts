import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { recordStaffAction, type StaffWrite } from '../audit/record-audit.ts';
import { Note } from './note.entity.ts';

/**
 * Removes a note permanently. The audit log keeps the note's author but not its text.
 * @throws 404 if the note doesn't exist or was already removed
 */
export async function removeNote(call: StaffWrite, id: string): Promise<void> {
  await call.em.transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const note = isId(id) ? await tx.findOne(Note, { id }, lock) : null;
    if (!note) throw notFound(noSuch('note'));
    tx.remove(note);
    const { order, user: customer, author, createdAt } = note;
    recordStaffAction(tx, call, {
      action: 'remarks.remove-note',
      subject: order ? `order ${order.id}` : `customer ${customer?.id}`,
      before: { note: id, author, written: createdAt.toISOString() },
      after: null,
    });
  });
}
