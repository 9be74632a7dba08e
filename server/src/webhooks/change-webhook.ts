import { unfitInput } from '@spindle/sdk/contract/failure';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { changedMeanwhile } from '@spindle/sdk/domain/records';
import { presentDone, presentRefusal } from '@spindle/sdk/domain/refusal';
import { changesOf, unfitUrl } from '@spindle/sdk/domain/webhooks/endpoint';
import { webhookChanged, webhookUnchanged } from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
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
    const webhook = await lockWebhook(tx, id);
    const before = presentWebhook(webhook);
    if (version !== undefined && version !== before.version) {
      return { ...presentRefusal(changedMeanwhile('webhook')), Webhook: before };
    }
    const changes = changesOf(before, input);
    if (changes === null) return { ...presentDone(webhookUnchanged), Webhook: before };
    const { enabled, ...fields } = input;
    tx.assign(webhook, {
      ...fields,
      version: webhook.version + 1,
      ...(enabled === false && { offBecause: webhook.offBecause ?? 'STAFF' }),
      // it begins anew, whatever was before
      ...(enabled === true && { offBecause: null, failingSince: null, pausedUntil: null }),
    });
    if (enabled === false) await giveUpPending(tx, webhook.id);
    note(tx, call, { does: 'change', id: webhook.id, ...changes });
    return { ...presentDone(webhookChanged), Webhook: presentWebhook(webhook) };
  });
}
