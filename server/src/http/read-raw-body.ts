import { tooLarge, unsupportedMediaType } from '@spindle/sdk/contract/failure';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { bodyBudget, closeSlowRequest } from './body-budget.ts';
import { ClientDisconnected } from './client-disconnected.ts';

/** Node's overhead for each piece of a body, however small the piece is. */
const CHUNK_OVERHEAD = 256;

const readers = new Map<number, ReturnType<typeof koaBody>>();

/** Reads the bytes of a request's body, at most `limit`. */
export async function readRawBody(
  ctx: Context,
  limit: number,
  budget = bodyBudget,
): Promise<Buffer> {
  const { req } = ctx;
  if (!['', 'identity'].includes(ctx.get('Content-Encoding'))) {
    throw unsupportedMediaType('Send the body uncompressed.');
  }
  // koa-body skips a body without a content type, as if there were no body.
  if (ctx.is('*/*') === false && ctx.request.length !== 0) {
    throw unsupportedMediaType('Set Content-Type to the type of the body.');
  }
  const readText = readers.get(limit) ?? textReader(limit);
  readers.set(limit, readText);
  const share = budget.open(() => closeSlowRequest(req));
  req.on('data', (chunk: Buffer) => share.add(chunk.length + CHUNK_OVERHEAD));
  try {
    await readText(ctx, async () => {});
    const text: unknown = ctx.request.body;
    return Buffer.from(typeof text === 'string' ? text : '', 'binary');
  } finally {
    share.release();
    ctx.request.body = '';
    // Reads and discards the rest, so that the client is still connected for the response.
    req.resume();
  }
}

/**
 * Reads a body of any type as text with one character per byte. UTF-8 would lose a byte order mark
 * and invalid bytes, but signatures cover bytes.
 */
function textReader(limit: number) {
  return koaBody({
    text: true,
    textTypes: ['*/*'],
    textLimit: limit,
    encoding: 'binary',
    json: false,
    urlencoded: false,
    parsedMethods: Object.values(HttpMethodEnum),
    onError(error, { req }) {
      if (req.destroyed && !req.complete) throw new ClientDisconnected();
      throw 'type' in error && error.type === 'entity.too.large' ? tooLarge() : error;
    },
  });
}
