import type { World } from '../../world.ts';
import { StripeFailure } from './failure.ts';

export interface StripeReply {
  status: number;
  body: object;
}

export interface IdempotentReply extends StripeReply {
  /** The idempotency key. */
  id: string;
  created: number;
  request: string;
  /** What was asked: method, path and parameters. */
  fingerprint: string;
}

const KEPT_SECONDS = 24 * 60 * 60;
const underWay = new WeakMap<World, Set<string>>();

function keysUnderWay(world: World): Set<string> {
  const keys = underWay.get(world) ?? new Set();
  underWay.set(world, keys);
  return keys;
}

/**
 * Claims the key for one request.
 * @returns the stored reply where the same request was answered before
 */
export function beginIdempotent(world: World, key: string, fingerprint: string) {
  const stored = world.store.get('idempotent_reply', key);
  const known = stored && world.clock.now() - stored.created < KEPT_SECONDS ? stored : undefined;
  if (known && known.fingerprint !== fingerprint) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFailure(400, { type: 'idempotency_error', message }, false);
  }
  const keys = keysUnderWay(world);
  if (keys.has(key)) {
    const message =
      'There is currently another in-progress request using this Stripe-Account idempotency key ' +
      `(that probably means you submitted twice, and the other request is still going through): ${key}.`;
    const type = 'idempotency_error';
    throw new StripeFailure(409, { type, code: 'idempotency_key_in_use', message }, false);
  }
  keys.add(key);
  return known;
}

export function endIdempotent(world: World, key: string): void {
  keysUnderWay(world).delete(key);
}
