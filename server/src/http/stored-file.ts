import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Storage } from '../gateways/storage.ts';
import { byteRange } from './byte-range.ts';
import { matchesTag } from './entity-tag.ts';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';

export interface StoredReply {
  store: Storage;
  key: string;
  /** In bytes, as recorded when the file was stored. */
  size: number;
  /** Digest of the bytes, which becomes a strong entity tag. */
  tag: string;
  /** Media type for the header. */
  type: string;
  /** The name under which the browser saves the file. If omitted, the browser shows the file. */
  name?: string;
  cacheControl: string;
}

/**
 * Responds to GET and HEAD with a stored file or the requested part of it. Responds with 404 if the
 * store does not have the file, 503 if the store is unavailable. The caller must have checked
 * access.
 */
export async function answerStoredFile(ctx: Context, file: StoredReply): Promise<void> {
  const tag = `"${file.tag}"`;
  // Compressed bytes would not match the entity tag and the ranges.
  ctx.compress = false;
  if (!allowsTag(ctx.get('If-Match'), tag)) {
    ctx.status = 412;
    return;
  }
  const set = () =>
    ctx.set({ ETag: tag, 'Cache-Control': file.cacheControl, 'Accept-Ranges': 'bytes' });
  if (matchesTag(ctx.get('If-None-Match'), tag)) {
    set();
    ctx.status = 304;
    return;
  }
  const range = ctx.method === 'GET' ? requestedRange(ctx, file.size, tag) : 'WHOLE';
  if (range === 'NONE') {
    ctx.set('Content-Range', `bytes */${file.size}`);
    ctx.status = 416;
    return;
  }
  const part = range === 'WHOLE' ? undefined : range;
  const body = await read(file, { part, withBytes: ctx.method === 'GET' });
  set();
  if (file.name !== undefined) ctx.attachment(file.name);
  ctx.set('Content-Type', file.type);
  ctx.status = part ? 206 : 200;
  if (part) ctx.set('Content-Range', `bytes ${part.first}-${part.last}/${file.size}`);
  ctx.body = body;
  ctx.set('Content-Type', file.type);
  ctx.length = part ? part.last - part.first + 1 : file.size;
}

interface FileReading {
  part: { first: number; last: number } | undefined;
  withBytes: boolean;
}

async function read(
  { store, key }: StoredReply,
  { part, withBytes }: FileReading,
): Promise<Readable> {
  const found = await orUnavailable(
    withBytes ? store.get(key, part) : store.look(key),
    "The file isn't available right now. Please try again in a moment.",
  );
  if (found === null) throw notFound('This file no longer exists.');
  return 'stream' in found && found.stream instanceof Readable ? found.stream : Readable.from([]);
}

/** A part is useful only to a client that has the rest of the same file (`If-Range`). */
function requestedRange(ctx: Context, size: number, tag: string) {
  const header = ctx.get('Range');
  const condition = ctx.get('If-Range');
  if (header === '' || (condition !== '' && condition !== tag)) return 'WHOLE';
  return byteRange(header, size);
}

/**
 * Returns true if `If-Match` is absent or contains our tag, by strong comparison (RFC 9110,
 * 13.1.1).
 */
function allowsTag(header: string, tag: string): boolean {
  if (header === '' || header.trim() === '*') return true;
  return header.split(',').some((name) => name.trim() === tag);
}
