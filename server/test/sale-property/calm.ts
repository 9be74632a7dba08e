import type { HttpReply } from '../http-client.ts';

/** A provider that stumbles is no failure of the shop. */
export async function calm(pending: Promise<HttpReply>): Promise<void> {
  const { status, text } = await pending;
  if (status >= 500 && status !== 503) throw new Error(`answered ${status}: ${text}`);
}
