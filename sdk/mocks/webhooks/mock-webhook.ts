import type { components } from '../../src/schema.d.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

/** Its first secret signs, the second while it is good. */
export type MockWebhook = Schemas['Webhook'] & {
  secrets: string[];
  deliveries: MockDelivery[];
};

export type MockDelivery = Schemas['WebhookDelivery'] & { position: number };

/** Those of a shop that was kept before there were any are none. */
export const savedWebhooks = (state: ShopState): MockWebhook[] => (state.webhooks ??= []);

export const presentWebhook = ({
  secrets: _,
  deliveries: _deliveries,
  ...webhook
}: MockWebhook): Schemas['Webhook'] => webhook;

export const presentDelivery = ({
  position: _,
  ...delivery
}: MockDelivery): Schemas['WebhookDelivery'] => delivery;

export function newDelivery(
  webhook: MockWebhook,
  { id: eventId, type, at }: { id: string; type: string; at: string },
  { now, newId }: Pick<Scene, 'now' | 'newId'>,
): MockDelivery {
  const delivery: MockDelivery = {
    id: newId(),
    position: webhook.deliveries.length + 1,
    eventId,
    type,
    at,
    state: 'PENDING',
    outcome: null,
    status: null,
    tries: 0,
    lastTryAt: null,
    nextTryAt: now.toISOString(),
  };
  webhook.deliveries.push(delivery);
  return delivery;
}

/** Anew, at once. */
export const begin = (delivery: MockDelivery, { now }: Pick<Scene, 'now'>): MockDelivery =>
  Object.assign(delivery, { state: 'PENDING', tries: 0, nextTryAt: now.toISOString() });

/** What waits for an address that is off waits for nothing. */
export function giveUpPending({ deliveries }: MockWebhook): void {
  const pending = deliveries.filter(({ state }) => state === 'PENDING');
  for (const delivery of pending) Object.assign(delivery, { state: 'FAILED', nextTryAt: null });
}

/** Puts what happened since on its way to who is told of it. */
export function fanOut(before: ShopState, after: ShopState, now: Date): void {
  const scene = { now, newId: () => crypto.randomUUID() };
  const events = after.events === before.events ? [] : after.events.slice(before.events.length);
  if (events.length === 0 || after.webhooks === undefined) return;
  after.webhooks = structuredClone(after.webhooks);
  for (const webhook of after.webhooks.filter(({ enabled }) => enabled)) {
    const chosen = events.filter(({ type }) => webhook.events.includes(type));
    for (const event of chosen) newDelivery(webhook, event, scene);
  }
}
