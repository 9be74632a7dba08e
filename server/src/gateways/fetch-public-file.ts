import { createWriteStream } from 'node:fs';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isWebUrl } from '@spindle/sdk/domain/editing/web-address';
import { NotPublic, resolvePublicly, type Resolve } from './public-address.ts';
import { requestPublicly } from './public-request.ts';

const DEADLINE_MS = 20_000;
const MAX_REDIRECTS = 3;

interface FetchOptions {
  /** Where the bytes are stored. */
  path: string;
  maxBytes: number;
  /** Whether addresses on this machine are allowed. */
  local: boolean;
  resolve?: Resolve;
  deadlineMs?: number;
}

export type FetchedFile =
  | { size: number; digest: string }
  | { failed: 'NOT_ALLOWED' | 'NOT_FOUND' | 'TOO_LARGE' }
  /** Another attempt may succeed. */
  | { failed: 'NO_ANSWER' };

class TooLarge extends Error {}

/** Downloads a file from a URL that a user entered. Each redirect is checked like the URL itself. */
export async function fetchPublicFile(
  url: string,
  { path, maxBytes, local, resolve = resolvePublicly, deadlineMs = DEADLINE_MS }: FetchOptions,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await follow(url, { local, resolve, signal });
    if ('failed' in response) return response;
    let size = 0;
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        if (size > maxBytes) done(new TooLarge());
        else done(null, chunk);
      },
    });
    await pipeline(response, measure, createWriteStream(path), { signal });
    return { size, digest: hash.digest('hex') };
  } catch (error) {
    if (error instanceof NotPublic) return { failed: 'NOT_ALLOWED' };
    return { failed: error instanceof TooLarge ? 'TOO_LARGE' : 'NO_ANSWER' };
  }
}

async function follow(
  url: string,
  options: { local: boolean; resolve: Resolve; signal: AbortSignal },
): Promise<IncomingMessage | Extract<FetchedFile, { failed: string }>> {
  let next = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (!isWebUrl(next)) return { failed: 'NOT_ALLOWED' };
    const target = new URL(next);
    if (target.username !== '' || target.password !== '') return { failed: 'NOT_ALLOWED' };
    const request = { method: 'GET', headers: { accept: 'image/*' }, ...options } as const;
    const response = await requestPublicly(target, request);
    if (response === null) return { failed: 'NOT_FOUND' };
    const { statusCode: status = 0, headers } = response;
    if (status === 200) return response;
    response.destroy();
    const isMoved = status >= 300 && status < 400 && headers.location !== undefined;
    if (!isMoved) return { failed: status >= 500 || status === 429 ? 'NO_ANSWER' : 'NOT_FOUND' };
    if (!URL.canParse(headers.location ?? '', target.href)) return { failed: 'NOT_FOUND' };
    next = new URL(headers.location ?? '', target).href;
  }
  return { failed: 'NOT_FOUND' };
}
