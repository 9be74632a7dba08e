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
 * The `httpClient` that `ra-data-simple-rest` asks for: what it calls goes through the client, with
 * its token and middleware, and fails with a ShopError.
 */
export function restClient(client: PlainClient): RestClient {
  return async (address, { method = 'GET', ...init } = {}) => {
    const call = client.request(method, address, init);
    const json = await replyOf(call);
    const { status, headers } = (await call).response;
    return { status, headers, body: JSON.stringify(json), json };
  };
}
