import type { components } from '../../src/schema.d.ts';
import type { Scene } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

/** The first secret signs. The second one stays valid until it expires. */
export type MockWebhook = Schemas['Webhook'] & {
  secrets: string[];
  deliveries: MockDelivery[];
};

export type MockDelivery = Schemas['WebhookDelivery'] & { position: number };

/** Undefined in a state stored before webhooks existed. */
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

/** Returns a delivery reset for an immediate attempt. */
export const begin = (delivery: MockDelivery, { now }: Pick<Scene, 'now'>): MockDelivery =>
  Object.assign(delivery, { state: 'PENDING', tries: 0, nextTryAt: now.toISOString() });

/** Gives up the pending deliveries of a webhook that is off. */
export function cancelPending({ deliveries }: MockWebhook): void {
  const pending = deliveries.filter(({ state }) => state === 'PENDING');
  for (const delivery of pending) Object.assign(delivery, { state: 'FAILED', nextTryAt: null });
}

/** Enqueues the new events for the webhooks subscribed to them. */
export function fanOut(before: ShopState, after: ShopState, now: Date): void {
  const scene = { now, newId: () => crypto.randomUUID() };
  const events = after.events === before.events ? [] : after.events.slice(before.events.length);
  if (events.length === 0 || after.webhooks === undefined) return;
  after.webhooks = structuredClone(after.webhooks);
  for (const webhook of after.webhooks.filter(({ enabled }) => enabled)) {
    const selected = events.filter(({ type }) => webhook.events.includes(type));
    for (const event of selected) newDelivery(webhook, event, scene);
  }
}
