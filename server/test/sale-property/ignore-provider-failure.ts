import type { HttpReply } from '../http-client.ts';

/** Ignores a provider's failure, which is not the shop's. */
export async function ignoreProviderFailure(pending: Promise<HttpReply>): Promise<void> {
  const { status, text } = await pending;
  if (status >= 500 && status !== 503) throw new Error(`answered ${status}: ${text}`);
}
