import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid, notFound } from '@spindle/sdk/contract/failure';
import { holdsAny } from '@spindle/sdk/domain/identity/staff-roles';
import { noSuch } from '@spindle/sdk/domain/records';
import { editTicket as decide } from '@spindle/sdk/domain/support/edit-ticket';
import { readMessage } from '@spindle/sdk/domain/support/thread';
import type { TicketStatus } from '@spindle/sdk/domain/support/tickets';
import { type StaffWrite, recordStaffAction } from '../audit/record-audit.ts';
import { User } from '../identity/user.entity.ts';
import type { Services } from '../services.ts';
import { type TicketOutcome, addMessage, lockTicket } from './thread.ts';
import { mailTicketAnswer } from './mail-jobs.ts';

interface TicketCall extends StaffWrite {
  services: Pick<Services, 'jobs'>;
}

type Edit = { version?: number } & (
  | { kind: 'STATUS'; status: TicketStatus }
  /** Null removes the assignee. */
  | { kind: 'ASSIGNEE'; assigneeId: string | null }
  | { kind: 'ANSWER'; message: string; status?: TicketStatus }
);

/**
 * Applies a change by staff: a new status, another assignee, or an answer, which is emailed.
 * Rejects the change if the ticket has changed since it was loaded.
 * @throws 400 for a blank answer, 404 if the ticket or the assignee doesn't answer tickets
 */
export async function editTicket(call: TicketCall, id: string, edit: Edit): Promise<TicketOutcome> {
  const { em, user, services, now } = call;
  const message = edit.kind === 'ANSWER' ? requireValid(readMessage(edit.message)).message : null;
  return em.transactional(async (tx) => {
    const ticket = await lockTicket(tx, id);
    const { number, email, version, state, messageCount: messages } = ticket;
    const { closedAt, closedBy, answeredBy, assigneeId, assignee } = ticket;
    const currentStatus = { status: state, closedAt, closedBy, answeredBy, assigneeId, assignee };
    const { outcome, changes } = decide(
      { number, email, version, messages, ...currentStatus },
      edit.kind === 'ASSIGNEE'
        ? { ...edit, assignee: await findAssignee(tx, edit.assigneeId) }
        : edit,
      { now, user },
    );
    if (changes === null) return { outcome, ticket };
    const { status, ...changed } = changes.standing;
    const written = { from: 'STAFF', author: user, now } as const;
    const messageId = message && addMessage(tx, ticket, { ...written, message });
    tx.assign(ticket, { ...changed, state: status });
    recordStaffAction(tx, call, {
      action: changes.audit.action,
      subject: `ticket ${id}`,
      before: changes.audit.before,
      after: { ...changes.audit.after, ...(messageId && { messageId }) },
    });
    await tx.flush();
    if (messageId) await services.jobs.send(tx, mailTicketAnswer, { messageId });
    return { outcome, ticket };
  });
}

async function findAssignee(tx: EntityManager, id: string | null) {
  if (id === null) return null;
  const found = await tx.findOne(
    User,
    { id },
    { fields: ['email', 'extended', 'warehouse', 'roles'] },
  );
  if (found === null || !holdsAny(found, ['tickets:write']))
    throw notFound(noSuch('administrator'));
  return { id: found.id, email: found.email };
}
