import { unfitInput } from '@spindle/sdk/contract/failure';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { changedMeanwhile } from '@spindle/sdk/domain/records';
import { presentDone, presentRefusal } from '@spindle/sdk/domain/refusal';
import { changesOf, unfitUrl } from '@spindle/sdk/domain/webhooks/endpoint';
import { webhookChanged, webhookUnchanged } from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { presentWebhook } from './admin-webhooks.ts';
import { giveUpPending } from './give-up-pending.ts';
import { lockWebhook, note, type StaffCall } from './staff-call.ts';

interface Wanted {
  url?: string;
  events?: EventType[];
  description?: string;
  enabled?: boolean;
  version?: number;
}

/** @throws Failure 400 for an address that cannot be, 404 where there is no such webhook */
export async function changeWebhook(
  call: StaffCall,
  id: string,
  { version, ...input }: Wanted,
): Promise<components['schemas']['WebhookReply']> {
  const { em, services } = call;
  const unfit = input.url === undefined ? null : unfitUrl(input.url, services.config.webhooks);
  if (unfit !== null) throw unfitInput(unfit);
  return em.transactional(async (tx) => {
    const before = presentWebhook(await lockWebhook(tx, id));
    if (version !== undefined && version !== before.version) {
      return { ...presentRefusal(changedMeanwhile('webhook')), Webhook: before };
    }
    const changes = changesOf(before, input);
    if (changes === null) return { ...presentDone(webhookUnchanged), Webhook: before };
    const { enabled, ...columns } = input;
    await db(tx)
      .updateTable('webhooks')
      .set({
        ...columns,
        version: before.version + 1,
        ...(enabled === false && { off_because: before.offBecause ?? 'STAFF' }),
        // it begins anew, whatever was before
        ...(enabled === true && { off_because: null, failing_since: null, paused_until: null }),
      })
      .where('id', '=', before.id)
      .execute();
    if (enabled === false) await giveUpPending(tx, before.id);
    note(tx, call, { does: 'change', id: before.id, ...changes });
    return { ...presentDone(webhookChanged), Webhook: presentWebhook(await lockWebhook(tx, id)) };
  });
}
