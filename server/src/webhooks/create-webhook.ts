import { conflict, unfitInput } from '@spindle/sdk/contract/failure';
import type { EventType } from '@spindle/sdk/domain/events/event-types';
import { MOST_WEBHOOKS, unfitUrl } from '@spindle/sdk/domain/webhooks/endpoint';
import { makeSecret } from '@spindle/sdk/domain/webhooks/message';
import { webhooksFull } from '@spindle/sdk/domain/webhooks/replies';
import type { ShopSession } from '../contract/shop-session.ts';
import { newId } from '../database/base.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { seal } from '../identity/secret-box.ts';
import { sealedFor } from './sealed-for.ts';
import { note, type StaffCall } from './staff-call.ts';
import { Webhook } from './webhook.entity.ts';
import { lockByName } from '../database/lock-by-name.ts';

interface Wanted {
  url: string;
  events: EventType[];
  description?: string;
}

/**
 * Takes the first place that is free. The secret is in the reply alone.
 * @throws Failure 400 for an address that cannot be, 409 where all places are taken
 */
export async function createWebhook(
  call: StaffCall & { session: ShopSession },
  { url, events, description = '' }: Wanted,
): Promise<{ id: string; secret: string }> {
  const { em, now, user, services, session } = call;
  const { secretsKeys, webhooks } = services.config;
  const unfit = unfitUrl(url, webhooks);
  if (unfit !== null) throw unfitInput(unfit);
  const [id, secret] = [newId(), makeSecret()];
  await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    await lockByName(tx, 'webhooks');
    const taken = await tx.find(Webhook, {}, { fields: ['place'] });
    const place = places.find((one) => !taken.some((webhook) => webhook.place === one));
    if (place === undefined) throw conflict(webhooksFull);
    tx.create(Webhook, {
      id,
      place,
      url,
      description,
      events,
      userId: user.id,
      createdBy: user.email,
      createdAt: now,
      secret: seal(secretsKeys, secret, sealedFor(id)),
    });
    note(tx, call, { does: 'create', id, before: null, after: { url, events, description } });
  });
  return { id, secret };
}

const places = Array.from({ length: MOST_WEBHOOKS }, (_, at) => at + 1);
