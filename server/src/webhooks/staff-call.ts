import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuchWebhook } from '@spindle/sdk/domain/webhooks/replies';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { Webhook } from './webhook.entity.ts';

/** Who changes something, and when. */
export interface StaffCall {
  em: EntityManager;
  user: SessionUser;
  now: Date;
  requestId: string;
  services: Services;
}

/** The webhook, its row locked until the transaction ends. @throws Failure 404 */
export async function lockWebhook(tx: EntityManager, id: string): Promise<Webhook> {
  await demandWebhook(tx, id);
  // not `for update`, for which every event would wait that is handed to webhooks
  await db(tx).selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const webhook = await tx.findOne(Webhook, { id }, { refresh: true });
  if (webhook === null) throw notFound(noSuchWebhook);
  return webhook;
}

/** Refuses an id that is none's. @throws Failure 404 */
export async function demandWebhook(em: EntityManager, id: string): Promise<void> {
  if (!isId(id) || (await em.count(Webhook, { id })) === 0) throw notFound(noSuchWebhook);
}

interface Change {
  does: string;
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export function note(
  tx: EntityManager,
  { user, requestId, now }: StaffCall,
  { does, id, before, after }: Change,
): void {
  recordAudit(tx, {
    actor: { id: user.id, email: user.email },
    action: `webhooks.${does}`,
    subject: `webhook ${id}`,
    before,
    after,
    requestId,
    now,
  });
}
