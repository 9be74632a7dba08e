import { ProviderAway } from './provider-away.ts';

interface Bounds {
  signal: AbortSignal;
  mostBytes: number;
}

/**
 * A file of a provider; null where there is none, or it has more bytes than that.
 * @throws ProviderAway where that is not known
 */
export async function fetchFile(
  url: string,
  { signal, mostBytes }: Bounds,
): Promise<Buffer | null> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) {
    await reply.body?.cancel();
    if (reply.status >= 500 || reply.status === 429) {
      throw new ProviderAway(`${new URL(url).host} answers ${reply.status}.`);
    }
    return null;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    // leaving ends the download
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
