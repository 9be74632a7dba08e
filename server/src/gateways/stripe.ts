import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Config } from '../config.ts';
import { createStripeFetch } from './stripe-fetch.ts';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';

const load = createRequire(import.meta.url);
const provider = whenNeeded((): typeof Stripe => load('stripe'));

/** All tries of one call where nobody waits for it. */
const CALL_MS = 20_000;

/**
 * The payment provider's official client. Making it loads the package, so nobody should before there
 * is something to ask.
 */
export function createStripe(
  { secretKey, apiUrl }: Config['stripe'],
  providers: Config['providers'],
): Stripe {
  const Client = provider();
  const { hostname, port, protocol } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Client(secretKey, {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
    httpClient: Client.createFetchHttpClient(createStripeFetch(providers)),
    maxNetworkRetries: 0,
    timeout: CALL_MS,
    telemetry: false,
  });
}

/** The provider refuses or fails, or nothing was heard of it; anything else is our own mistake. */
export function isOfProvider(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof provider().errors.StripeError;
}

/** The provider has understood and refuses: sending the same again cannot help. */
export function isRejection(error: unknown): error is Stripe.errors.StripeError {
  const { StripeInvalidRequestError, StripeCardError } = provider().errors;
  return error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
}

/** The provider has answered, if only with its own failure; it would replay that to the same key. */
export function hasAnswered(error: unknown): error is Stripe.errors.StripeError {
  return (
    isOfProvider(error) &&
    error.statusCode !== undefined &&
    error.statusCode !== 409 &&
    error.statusCode !== 429
  );
}

/** What the provider answers; null where it does not know the object asked for. */
export async function unlessMissing<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (isRejection(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}
