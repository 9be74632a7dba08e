import { createHash } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import { faulty } from '../faulty.ts';
import type { World } from '../world.ts';
import { byteRange } from './byte-range.ts';
import { deleteObject, findObject, listObjects, putObject } from './objects.ts';
import { deletedXml, errorXml, keysToDelete, listXml } from './s3-xml.ts';
import type { StoredObject } from './stored-object.ts';

const SIGNED = /^AWS4-HMAC-SHA256 Credential=[^,]+, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/;

/**
 * The real store may return shorter pages than requested. Short pages here make callers read
 * several.
 */
const LONGEST_PAGE = 50;

/** Serves an object store. Its first object creates a bucket, and URLs are path-style. */
export function s3(world: World): Router {
  const router = new Router({ prefix: '/s3' });
  router.use(
    faulty(world, 's3', () => errorXml('InternalError', 'Sandbox')),
    (ctx, next) => {
      if (SIGNED.test(ctx.get('Authorization'))) return next();
      return reject(ctx, 403, 'AccessDenied', 'Access Denied');
    },
  );
  router.get('/:bucket', (ctx) => answerList(world, ctx));
  router.post('/:bucket', async (ctx) => {
    if (!('delete' in ctx.query)) return notSupported(ctx);
    const bucket = String(ctx.params.bucket);
    const keys = keysToDelete((await bytesOf(ctx)).toString('utf8'));
    for (const key of keys) deleteObject(world, { bucket, key });
    ctx.type = 'application/xml';
    ctx.body = deletedXml(keys);
  });
  router.all('/:bucket/{*key}', (ctx) => answerObject(world, ctx));
  return router;
}

async function answerObject(world: World, ctx: Context): Promise<void> {
  const place = { bucket: String(ctx['params'].bucket), key: String(ctx['params'].key) };
  switch (ctx.method) {
    case 'PUT':
      return receive(world, ctx, place);
    case 'DELETE':
      deleteObject(world, place);
      ctx.status = 204;
      return;
    case 'GET':
    case 'HEAD': {
      const object = findObject(world, place);
      if (object !== undefined) return sendObject(ctx, object);
      return reject(ctx, 404, 'NoSuchKey', 'The specified key does not exist.');
    }
    default:
      return notSupported(ctx);
  }
}

async function receive(world: World, ctx: Context, place: { bucket: string; key: string }) {
  const bytes = await bytesOf(ctx);
  const claimed = ctx.get('x-amz-content-sha256');
  if (claimed.startsWith('STREAMING-')) return notSupported(ctx);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== actual) {
    return reject(ctx, 400, 'XAmzContentSHA256Mismatch', 'The hash does not match the body.');
  }
  const contentType = ctx.get('Content-Type') || 'binary/octet-stream';
  const cacheControl = ctx.get('Cache-Control') || null;
  const { etag } = putObject(world, place, bytes, { contentType, cacheControl });
  ctx.set('ETag', etag);
  ctx.status = 200;
  ctx.body = '';
}

function sendObject(ctx: Context, object: StoredObject): void {
  const range = byteRange(ctx.get('Range') || undefined, object.size);
  if (range === null) return reject(ctx, 416, 'InvalidRange', 'The range is not satisfiable.');
  const bytes = Buffer.from(object.base64, 'base64');
  ctx.status = range === undefined ? 200 : 206;
  ctx.body = range === undefined ? bytes : bytes.subarray(range.first, range.last + 1);
  ctx.type = object.contentType;
  ctx.set('ETag', object.etag);
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('Last-Modified', new Date(object.modifiedAt).toUTCString());
  if (object.cacheControl !== null) ctx.set('Cache-Control', object.cacheControl);
  if (range) ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${object.size}`);
}

function answerList(world: World, ctx: Context): void {
  const { prefix = '', 'continuation-token': token = '', 'max-keys': max = '1000' } = ctx.query;
  const bucket = String(ctx['params'].bucket);
  const after = Buffer.from(String(token), 'base64url').toString('utf8');
  const maxKeys = Math.min(Number(max), LONGEST_PAGE);
  const all = listObjects(world, { bucket, prefix: String(prefix), after });
  const objects = all.slice(0, maxKeys);
  const last = objects.at(-1)?.key ?? '';
  const next = all.length > maxKeys ? Buffer.from(last).toString('base64url') : null;
  ctx.type = 'application/xml';
  ctx.body = listXml({ bucket, prefix: String(prefix), maxKeys, objects, next });
}

function reject(ctx: Context, status: number, code: string, message: string): void {
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = errorXml(code, message);
}

function notSupported(ctx: Context): void {
  reject(ctx, 501, 'NotImplemented', 'The sandbox does not support this operation.');
}

async function bytesOf(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
