import type { World } from '../../world.ts';
import type { Delivery } from './delivery.ts';
import { signatureHeader } from './signature.ts';

const ANSWER_WITHIN_MS = 10_000;

export interface PostOutcome {
  ok: boolean;
  status: number | null;
  error: string | null;
}

/** Calls the shop once; whatever happens is an outcome, never an exception. */
export async function postEvent(
  world: World,
  delivery: Delivery,
  base: string,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const event = world.store.get('event', delivery.eventId);
  const payload = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(`${base}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureHeader(payload, world.options.stripeWebhookSecret),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return { ok: response.ok, status: response.status, error: null };
  } catch (error) {
    return { ok: false, status: null, error: String(error) };
  }
}
