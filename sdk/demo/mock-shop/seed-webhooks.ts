import { administrator } from '../people.ts';
import { BASE64URL } from '../../mocks/core/random-text.ts';
import type { ShopState } from '../../mocks/state.ts';
import type { MockDelivery } from '../../mocks/webhooks/mock-webhook.ts';
import { daysBefore, fixedId, fixedText } from './fixed-id.ts';

/** How many days ago each order was paid. */
const paid = [9.2, 8.1, 6.4] as const;

/** Returns a webhook for paid orders that was later disabled. */
export function seedWebhooks(now: Date): Pick<ShopState, 'webhooks'> {
  const deliveries = paid.map((days, at): MockDelivery => {
    const time = daysBefore(now, days).toISOString();
    return {
      id: fixedId(`delivery ${at}`),
      position: at + 1,
      eventId: fixedId(`event ${at}`),
      type: 'order.paid',
      at: time,
      state: 'DELIVERED',
      outcome: 'DELIVERED',
      status: 204,
      tries: 1,
      lastTryAt: time,
      nextTryAt: null,
    };
  });
  const webhook = {
    id: fixedId('webhook bookkeeping'),
    url: 'https://books.example/spindle',
    description: 'Bookkeeping, old',
    events: ['order.paid' as const],
    enabled: false,
    offBecause: 'STAFF' as const,
    createdBy: administrator.email,
    dateCreated: daysBefore(now, 81).toISOString(),
    lastTryAt: deliveries.at(-1)?.lastTryAt ?? null,
    lastOutcome: 'DELIVERED' as const,
    lastStatus: 204,
    failingSince: null,
    pausedUntil: null,
    oldSecretUntil: null,
    version: 2,
    secrets: [`whsec_${btoa(fixedText('webhook bookkeeping', 32, BASE64URL))}`],
    deliveries,
  };
  return { webhooks: [webhook] };
}
