import { ProviderUnavailable } from './provider-unavailable.ts';

interface Bounds {
  signal: AbortSignal;
  mostBytes: number;
}

/**
 * Downloads a provider's file. Returns null if the file doesn't exist or is larger than the limit.
 * @throws ProviderUnavailable if that can't be determined
 */
export async function fetchFile(
  url: string,
  { signal, mostBytes }: Bounds,
): Promise<Buffer | null> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) {
    await reply.body?.cancel();
    if (reply.status >= 500 || reply.status === 429) {
      throw new ProviderUnavailable(`${new URL(url).host} returned ${reply.status}.`);
    }
    return null;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    // returning ends the download
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
