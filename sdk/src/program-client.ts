import {
  createShopClient as createClient,
  type ShopClient,
  type ShopClientOptions,
} from './client.ts';
import { withRetries, type RetryOptions } from './with-retries.ts';

/**
 * The typed client of the shop's API for programs: calls that can do no harm are sent again where
 * the shop or the network was away, and each ends after a time.
 */
export function createShopClient(options: ShopClientOptions & RetryOptions): ShopClient {
  return createClient({ ...options, fetch: withRetries(options, options.fetch) });
}
