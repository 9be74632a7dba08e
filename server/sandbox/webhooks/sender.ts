import { easypostCall, completeEasypostEvent } from '../easypost/events/webhook-call.ts';
import { completeStripeEvent, stripeCall } from '../stripe/events/events.ts';
import type { World } from '../world.ts';
import type { Delivery } from './delivery.ts';
import { postWebhook } from './post-webhook.ts';
import { webhookProviders } from './provider.ts';

export interface WebhookSender {
  /** Looks for due calls. Has to be called after new events are committed. */
  wake: () => void;
  /** Aborts pending calls, for a reset. */
  forget: () => void;
  close: () => Promise<void>;
}

const CALLS = {
  stripe: { compose: stripeCall, complete: completeStripeEvent },
  easypost: { compose: easypostCall, complete: completeEasypostEvent },
};

const AT_ONCE = 6;
const RETRY_WAITS_MS = [1000, 2000, 5000, 15_000, 60_000, 300_000, 900_000, 3_600_000];

/** Delivers webhooks when they fall due, and retries until the shop responds with 2xx. */
export function createWebhookSender(world: World): WebhookSender {
  const waits = world.options.retryWaitsMs ?? RETRY_WAITS_MS;
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let abort = new AbortController();

  function pump(): void {
    clearTimeout(timer);
    const base = world.shopUrl();
    if (closed || base === null) return;
    const waiting = pendingDeliveries(world).filter(({ id }) => !underWay.has(id));
    // read once, or one that becomes due in between would be neither due nor next
    const now = Date.now();
    const due = waiting.filter(({ dueAt }) => dueAt <= now);
    for (const delivery of due.slice(0, AT_ONCE - underWay.size)) {
      const sent = deliver(delivery, base, abort.signal).finally(() => {
        underWay.delete(delivery.id);
        pump();
      });
      underWay.set(delivery.id, sent);
    }
    const next = waiting.find(({ dueAt }) => dueAt > now);
    if (next) timer = setTimeout(pump, Math.min(next.dueAt - now, 60_000)).unref();
  }

  async function deliver(delivery: Delivery, base: string, signal: AbortSignal): Promise<void> {
    const { compose, complete } = CALLS[delivery.provider];
    const outcome = await postWebhook(compose(world, delivery.eventId, base), signal);
    if (signal.aborted || !world.store.get('delivery', delivery.id)) return;
    const attempts = delivery.attempts + 1;
    const wait = waits[attempts - 1];
    const again = wait === undefined ? ('failed' as const) : ('pending' as const);
    world.store.transaction(() => {
      world.store.put('delivery', {
        ...delivery,
        attempts,
        state: outcome.ok ? 'delivered' : again,
        dueAt: Date.now() + (wait ?? 0),
        lastStatus: outcome.status,
        lastError: outcome.error,
      });
      if (outcome.ok) complete(world, delivery.eventId);
    });
  }

  return {
    wake: pump,
    forget: () => {
      abort.abort();
      abort = new AbortController();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      abort.abort();
      await Promise.all(underWay.values());
    },
  };
}

function pendingDeliveries(world: World): Delivery[] {
  return webhookProviders
    .flatMap((provider) =>
      world.store.list('delivery', { limit: 1000, where: { state: 'pending', provider } }),
    )
    .toSorted((one, other) => one.dueAt - other.dueAt);
}
