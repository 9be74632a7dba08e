import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import { preferredCoding, type Coding } from './preferred-coding.ts';

/** Bytes below which compressing a response saves nothing. */
const THRESHOLD = 1024;

/**
 * A higher level costs many times as much CPU for a few percent fewer bytes. At level 11, a
 * megabyte takes a second.
 */
const BROTLI_QUALITY = 4;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Size of a kept body with its compressed copies, as a multiple of the body. */
export const WITH_COPIES = 1.5;

const saved = new WeakMap<Buffer, Partial<Record<Coding, Buffer>>>();

/**
 * Marks a body that is sent for many requests. The body is compressed once per coding, and the
 * copies live as long as the body. The code that keeps the body limits their number
 * (`WITH_COPIES`).
 */
export function cacheCompressed(body: Buffer): Buffer {
  if (!saved.has(body)) saved.set(body, {});
  return body;
}

export function compressBody(body: Buffer, coding: Coding): Buffer {
  if (coding === 'identity') return body;
  return coding === 'br' ? brotliCompressSync(body, brotli) : gzipSync(body);
}

/** Compresses responses in a coding that the client accepts, at a limited cost. */
export function compressReplies(): Middleware {
  const compressAny = compress({ threshold: THRESHOLD, br: brotli });
  return (ctx, next) =>
    compressAny(ctx, async () => {
      await next();
      const { body } = ctx;
      const copies = Buffer.isBuffer(body) ? saved.get(body) : undefined;
      const coding = preferredCoding(ctx.headers['accept-encoding']);
      if (copies === undefined || coding === 'identity' || body.length < THRESHOLD) return;
      if (ctx.compress === false || ctx.method === 'HEAD' || ctx.status !== 200) return;
      ctx.body = copies[coding] ??= copyToOwnBuffer(compressBody(body, coding));
      ctx.set('Content-Encoding', coding);
    });
}

/** Copies bytes out of their pool, because otherwise the whole pool stays in memory with them. */
export function copyToOwnBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
