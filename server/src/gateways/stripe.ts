import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Config } from '../config.ts';
import { createStripeFetch } from './stripe-fetch.ts';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';

const load = createRequire(import.meta.url);
const provider = whenNeeded((): typeof Stripe => load('stripe'));

/** Timeout for all attempts of one call if no customer is waiting. */
const CALL_MS = 20_000;

/**
 * Creates the payment provider's official client. This loads its package, so call this function
 * only when a request is about to be made.
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

/**
 * Returns true if the provider rejected a call, failed, or did not respond. Anything else is our
 * own mistake.
 */
export function isProviderError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof provider().errors.StripeError;
}

/** Returns true if the provider rejected a call that can't succeed when sent again. */
export function isRejection(error: unknown): error is Stripe.errors.StripeError {
  const { StripeInvalidRequestError, StripeCardError } = provider().errors;
  return error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
}

/**
 * Returns true if the provider has responded, even with a failure of its own, which it would replay
 * for the same key.
 */
export function hasResponse(error: unknown): error is Stripe.errors.StripeError {
  return (
    isProviderError(error) &&
    error.statusCode !== undefined &&
    error.statusCode !== 409 &&
    error.statusCode !== 429
  );
}

/** Returns the provider's response, or null if the provider does not have the requested object. */
export async function unlessMissing<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (isRejection(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}
