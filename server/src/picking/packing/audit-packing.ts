import type { EntityManager } from '@mikro-orm/postgresql';
import type { PackingState } from '@spindle/sdk/domain/packing/packing';
import { recordAudit } from '../../audit/record-audit.ts';
import type { PackingCall } from './at-packing-table.ts';

interface Step {
  action: string;
  orderId: string;
  before: PackingState;
  after: { packing: PackingState; reason?: string };
}

/** Notes a step of a packing; its units have in their own rows who packed them. */
export function auditPacking(
  em: EntityManager,
  { user, requestId, now }: PackingCall,
  { action, orderId, before, after }: Step,
): void {
  recordAudit(em, {
    actor: { id: user.id, email: user.email },
    action,
    subject: `order ${orderId}`,
    before: { packing: before },
    after,
    requestId,
    now,
  });
}
