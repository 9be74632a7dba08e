import {
  createShopClient as createClient,
  type ShopClient,
  type ShopClientOptions,
} from './client.ts';
import { withRetries, type RetryOptions } from './with-retries.ts';

/**
 * Creates the typed client of the shop's API for programs. Calls that are safe to repeat are
 * retried if the shop or the network was unavailable, and each call has a timeout.
 */
export function createShopClient(options: ShopClientOptions & RetryOptions): ShopClient {
  return createClient({ ...options, fetch: withRetries(options, options.fetch) });
}
