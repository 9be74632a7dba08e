import { replyOf } from './errors.ts';
import type { PlainClient } from './plain-client.ts';

export interface RestReply {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export type RestClient = (address: string, init?: RequestInit) => Promise<RestReply>;

/**
 * Creates the `httpClient` for `ra-data-simple-rest`: its calls use the client with its token and
 * middleware, and fail with a ShopError.
 */
export function restClient(client: PlainClient): RestClient {
  return async (address, { method = 'GET', ...init } = {}) => {
    const call = client.request(method, address, init);
    const json = await replyOf(call);
    const { status, headers } = (await call).response;
    return { status, headers, body: JSON.stringify(json), json };
  };
}
